import { formatPercent, formatShortEuros, loweredAlone, typeset, wordJoiner } from '@retour/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { actLooks } from '../../../features/review/acts/act-looks';
import { agentWords } from '../../../features/review/creation/text/agent-words';
import { correctionsToApprove } from '../../../features/review/home/list-of';
import { lawToday } from '../../../lib/law-today';
import { clearTokens, saveTokens } from '../../../lib/session';
import { AgentHandbookPage } from './agent-handbook-page';
import { handbookWords } from './handbook-words';
import { goodsTitle, listToApprove } from './said-elsewhere';

function open(isSignedIn: boolean): HTMLElement {
  if (isSignedIn) saveTokens({ accessToken: 'a', refreshToken: 'r' });
  const { container } = render(
    <MemoryRouter>
      <AgentHandbookPage />
    </MemoryRouter>,
  );
  return container;
}

afterEach(() => {
  cleanup();
  clearTokens();
});

const headings = (): readonly string[] =>
  screen
    .getAllByRole('heading')
    .map(
      ({ tagName, textContent }) =>
        `${tagName} ${textContent.replaceAll(wordJoiner, '').replace(/\s/gu, ' ')}`,
    );

/** Every text of some words, whatever they are kept in. */
function texts(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(texts) : [];
}

it('goes through the five acts of the desk, then the keys and the help', () => {
  open(true);
  expect(headings()).toEqual([
    'H1 Tutoriel',
    'H2 Se connecter',
    'H2 Retrouver une déclaration',
    'H2 En créer une pour un voyageur',
    'H2 Corriger une déclaration',
    'H2 Valider, encaisser, refuser, clore',
    'H2 Clavier et lecteur de codes',
    'H2 Besoin d’aide ?',
  ]);
});

it('tells how to sign in, and nothing else, whoever has not', () => {
  open(false);
  expect(headings()).toEqual(['H1 Tutoriel', 'H2 Se connecter']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/agent/authentification',
  ]);
});

it('quotes no word that is not read where a screen reads it', () => {
  const known = new Set(texts(handbookWords).map((text) => typeset(text)));
  const quoted = [...(open(true).textContent ?? '').matchAll(/«\s(?<words>[^»]+)\s»/gu)].map(
    ({ groups }) => groups?.words ?? '',
  );
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter((words) => !known.has(words))).toEqual([]);
});

it('says what it does not import as the screens do', () => {
  expect(goodsTitle).toBe(agentWords.productsTitle);
  expect(listToApprove).toBe(correctionsToApprove);
  const { validated, paid, refused } = actLooks;
  const keys = handbookWords.keys.keys.map(({ key, label }) => `${key} ${label}`);
  expect(keys).toEqual(
    expect.arrayContaining([validated, paid, refused].map(({ shortcut, label }) => `${shortcut} ${label}`)),
  );
});

it('takes its limits from the tables', () => {
  const text = open(true).textContent;
  const { cash, plainCheque } = lawToday().paymentLimits;
  for (const limit of [
    formatPercent(loweredAlone.percent),
    formatShortEuros(loweredAlone.cents),
    formatShortEuros(cash.value),
    formatShortEuros(plainCheque.value),
  ]) {
    expect(text).toContain(limit);
  }
});

it('opens the help of the keys', () => {
  open(true);
  fireEvent.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
  const help = screen.getByRole('dialog', { name: 'Raccourcis clavier' });
  expect(within(help).getByText('Afficher cette aide')).toBeDefined();
});
