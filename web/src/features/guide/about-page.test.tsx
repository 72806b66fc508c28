import { dayInParis } from '@retour/contract';
import { type CurrencyTable, formatDay, lawInForceSince, regulationInForce, typeset } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogueQuery, currenciesQuery } from '../reference/reference-queries';
import { readReference } from '../reference/testing/read-reference';
import { AboutPage } from './about-page';
import { aboutPage } from './content/about';
import { readHelpLine } from './content/help-line';
import { readPublisher } from './content/publisher';

const client = readReference();
const table = client.getQueryData(currenciesQuery.queryKey) as CurrencyTable;
const catalogue = client.getQueryData(catalogueQuery.queryKey);
const today = dayInParis(new Date());

afterEach(cleanup);

function show(): void {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AboutPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const shownFor = (label: string): string | undefined =>
  screen.getByText(typeset(label), { selector: 'dt' }).nextElementSibling?.textContent;

it('gives the version of the law, since when it is as it is, and the dates of the rates', async () => {
  if (catalogue === undefined) throw new Error('no catalogue');
  show();
  await screen.findByRole('region', { name: typeset('Dates des règles et des taux') });
  const { edition = '' } = regulationInForce(today, catalogue) ?? {};
  expect(shownFor('Version du tarif et des règles')).toBe(
    typeset(`tarif : novembre 2026 (repère technique : ${edition})`),
  );
  expect(edition).toMatch(/^2026-11\+/u);
  expect(shownFor('Règles inchangées depuis le')).toBe(formatDay(lawInForceSince(today)));
  expect(lawInForceSince(today)).not.toBe(today);
  expect(shownFor('Taux de change valables')).toBe(
    `du ${formatDay(table.validFrom)} au ${formatDay(table.validTo)}`,
  );
  expect(shownFor('Devises connues')).toBe(String(currencies.currencies.length));
});

describe('what the page says of the service', () => {
  const sectionsOf = (publisher: Record<string, string>, help: Record<string, string> = {}): string =>
    JSON.stringify(aboutPage(readPublisher(publisher), [], readHelpLine(help)).sections);

  it('names who publishes it, where that is known', () => {
    const named = sectionsOf({ VITE_PUBLISHER_NAME: 'Direction exemple', VITE_PUBLISHER_HOST: 'Hébergeur' });
    expect(named).toContain('Direction exemple');
    expect(named).toContain('Hébergeur');
    expect(named).not.toContain('à l’essai');
    expect(sectionsOf({})).toContain('à l’essai');
  });

  it.each([
    [{}, { VITE_HELP_FORM_URL: 'https://aide.example.org/' }, 'https://aide.example.org/'],
    [{ VITE_PUBLISHER_EMAIL: 'a@example.org' }, {}, 'mailto:a@example.org'],
    [{ VITE_SOURCE_CODE_URL: 'https://git.example.org/' }, {}, 'https://git.example.org/'],
    [{}, {}, 'pas encore d’adresse'],
  ] as const)('says where an opinion goes: %j %j', (publisher, help, where) => {
    const { sections } = aboutPage(readPublisher(publisher), [], readHelpLine(help));
    expect(JSON.stringify(sections.find(({ id }) => id === 'avis'))).toContain(where);
  });

  it('says what is checked of its quality, and what nobody measures', () => {
    const { sections } = aboutPage(readPublisher({}), [], readHelpLine({}));
    const quality = JSON.stringify(sections.find(({ id }) => id === 'qualite'));
    for (const words of ['Ko', 'axe', '/accessibilite', 'satisfaction', 'disponibilité'])
      expect(quality).toContain(words);
  });
});
