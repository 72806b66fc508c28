import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function search(name: string): Promise<void> {
  showPurchases('/simulateur/produits', [], { defaultCurrency: 'USD' });
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(name);
}

it('proposes what a misspelt name sounds like, with the mark of what may not enter', async () => {
  await search('sossisson');
  await shownWords(/Aucun article de ce nom\. Vouliez-vous dire « saucisson » \?/u);
  expect(await screen.findByRole('link', { name: /interdit/iu })).toBeTruthy();
});

it('proposes the same of an article typed with its price', async () => {
  await search('snuss 8 $');
  await shownWords(/Vouliez-vous dire « snus » \?.*Réglementé/u);
});

it('asks in a list what it means before it can be added', async () => {
  await search('snuss 8 $, parfum 60 $');
  await shownWords(/Que veut dire « snuss » \?/u);
  const buttons = screen.getAllByRole('button', { name: /^Ajouter/u });
  expect(buttons.map((button) => plain(button.getAttribute('aria-label') ?? ''))).toEqual([
    'Ajouter : Parfum',
  ]);
});

it('says of a name that sounds like no other that nothing is found', async () => {
  await search('zorglub');
  await shownWords(/Aucun article ne correspond à « zorglub »/u);
  expect(plain(document.body.textContent)).not.toContain('Vouliez-vous dire');
});
