import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BasketArticle, readDraft, saveDraft } from '../../../../store';
import { creationPaths } from '../creation-paths';
import { showCreation } from '../testing/show-creation';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const perfume: BasketArticle = { id: 'p', productId: 'parfum', name: 'Parfum', value: 900, currency: 'EUR' };
const title = /pas ajoutés?$/u;

it.each([
  ['montre 250 $', /^Un article écrit n’est pas ajouté$/u, ['montre 250 $']],
  ['parfum 80 $, montre 250 $', /^2.articles écrits ne sont pas ajoutés$/u, ['parfum 80 $', 'montre 250 $']],
])(
  'tells, before a declaration is saved, what was typed and not added: %s',
  async (typed, said, lines) => {
    saveDraft('agentSearch', typed);
    showCreation(creationPaths.check, [perfume]);
    await screen.findByText(said, {}, { timeout: 15_000 });
    const told = document.body.textContent.replace(/\s/gu, ' ');
    for (const line of lines) expect(told).toContain(`« ${line} »`);
    const back = screen.getByRole('link', { name: /Revenir à la recherche/u });
    expect(back.getAttribute('href')).toBe(creationPaths.products);
    // Left out, it is said no more, and the field is empty.
    const leaveOut = screen.getByRole('button', { name: /Ne pas (?:l’|les )ajouter/u });
    leaveOut.focus();
    fireEvent.click(leaveOut);
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(readDraft('agentSearch', (value) => typeof value === 'string')).toBeUndefined();
  },
  40_000,
);

it('says nothing of words that were only looked for', async () => {
  saveDraft('agentSearch', 'whisky');
  showCreation(creationPaths.check, [perfume]);
  await screen.findByText('Vérifiez, puis enregistrez', {}, { timeout: 15_000 });
  await import('./not-added-notice');
  expect(screen.queryByText(title)).toBeNull();
}, 40_000);
