import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountryQuestion } from './country-question';
import { firstSetupState } from './setup-steps';

const goOn = vi.fn();

function show(): void {
  render(
    <MemoryRouter>
      <CountryQuestion setup={{ state: firstSetupState, goOn, goTo: () => undefined }} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  goOn.mockClear();
  show();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const type = (typed: string): Promise<void> => userEvent.type(screen.getByRole('combobox'), typed);
const goOnFrom = async (typed: string): Promise<void> => {
  await type(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
};

it('says of overseas France that it is not handled here, and where to go', async () => {
  await type('guadeloupe');
  expect(await screen.findByText(/outre-mer n’est pas traité ici/u)).toBeDefined();
  expect(screen.queryByText(/Essayez son nom/u)).toBeNull();
  expect(screen.getByRole('link', { name: /outre-mer/u }).getAttribute('href')).toBe(
    '/faqs?id=pays-particuliers',
  );
});

it('takes no neighbour for it: nobody who types « Guyane » comes back from Guyana', async () => {
  await type('guyane');
  expect(await screen.findByText(/outre-mer n’est pas traité ici/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(goOn).not.toHaveBeenCalled();
});

it.each(['guadeloupe', 'guyane'])('refuses « %s » in words that can be followed', async (typed) => {
  await type(typed);
  await screen.findByText(/outre-mer n’est pas traité ici/u);
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(screen.queryAllByText(/Choisissez un pays dans la liste/u)).toEqual([]);
  const words = /^Choisissez un autre pays\s: l’outre-mer n’est pas traité ici/u;
  expect(screen.getByRole('link', { name: words })).toBeDefined();
  const describedBy = screen.getByRole('combobox').getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = describedBy.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(described).toMatch(/outre-mer n’est pas traité ici/u);
});

it('says to whoever typed nothing to choose a country', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(screen.getAllByText(/Choisissez un pays dans la liste/u)).not.toEqual([]);
});

it('says of a country that does not exist how to find one', async () => {
  await type('zzzz');
  expect(await screen.findByText(/Essayez son nom en français/u)).toBeDefined();
  expect(screen.queryByText(/outre-mer n’est pas traité ici/u)).toBeNull();
});

it('goes on with a country that is chosen, or that is the only one left', async () => {
  await type('japon');
  await userEvent.click(await screen.findByRole('option', { name: 'Japon' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  const japan = { step: 'traveller', answers: { country: 'JP', countryName: 'Japon' } };
  expect(goOn).toHaveBeenLastCalledWith(japan);
  cleanup();
  goOn.mockClear();
  render(
    <MemoryRouter>
      <CountryQuestion setup={{ state: firstSetupState, goOn, goTo: () => undefined }} />
    </MemoryRouter>,
  );
  await goOnFrom('japon');
  expect(goOn).toHaveBeenLastCalledWith(japan);
});

it.each([
  ['italie', 'IT', 'Italie'],
  ['ital', 'IT', 'Italie'],
  ['allemagne', 'DE', 'Allemagne'],
  ['allem', 'DE', 'Allemagne'],
  ['livigno', 'XV', 'Livigno (Italie)'],
])(
  'goes on with the country that « %s » begins, whatever names hold it in brackets',
  async (typed, country, countryName) => {
    await goOnFrom(typed);
    expect(goOn).toHaveBeenLastCalledWith({ step: 'traveller', answers: { country, countryName } });
  },
);

it('offers below a country those that it holds in brackets', async () => {
  await type('italie');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Italie', 'Livigno (Italie)']);
});

it('finds what was typed again after another page, until it is answered', async () => {
  await type('coree');
  cleanup();
  show();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('coree');
  await userEvent.clear(screen.getByRole('combobox'));
  await goOnFrom('japon');
  await vi.waitFor(() => expect(goOn).toHaveBeenCalled());
  cleanup();
  show();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
});
