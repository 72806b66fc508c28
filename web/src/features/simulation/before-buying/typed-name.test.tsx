import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isText } from '../../../lib/shape';
import { readDraft } from '../../../store';
import {
  articles,
  field,
  forgetDevice,
  open,
  patience,
  price,
  verdict,
  withoutAnswer,
  write,
} from '../testing/open-before-buying';
import { plain } from '../testing/show-purchases';

beforeEach(withoutAnswer);
afterEach(forgetDevice);

const add = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Ajouter au panier' }, patience));
const inAll = () =>
  screen.findByRole<HTMLInputElement>('radio', { name: /^\d[\d,]*\s\S+ en tout$/u }, patience);
const each = () => screen.findByRole<HTMLInputElement>('radio', { name: /chacun/u }, patience);
const shown = (): string => plain(document.body.textContent);

describe('the price of several', () => {
  it('is asked to be that of each or of all, and counts for nothing before', async () => {
    open();
    await userEvent.type(await field(), '2 parfums 80 £');
    expect((await price()).value).toBe('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('GBP');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/u).value).toBe('2');
    expect(shown()).toMatch(/80 GBP pour 2 : le prix est…/u);
    expect((await each()).checked || (await inAll()).checked).toBe(false);
    await verdict(/^Il vous reste/u);
    expect(shown()).toContain('Dites si ce prix est celui de chacun ou de tous.');
    await add();
    await waitFor(async () => expect(document.activeElement).toBe(await each()));
    expect(articles()).toEqual([]);
    expect(screen.queryByRole('region', { name: /à corriger$/u })).toBeNull();
    await userEvent.click(await inAll());
    expect((await price()).value).toBe('40');
    await userEvent.click(await each());
    expect((await price()).value).toBe('80');
  });

  it('is left to the list where that of all is that of none of them', async () => {
    open();
    await userEvent.type(await field(), '3 parfums 100 USD');
    await userEvent.click(await inAll());
    expect((await price()).value).toBe('');
    expect(shown()).toMatch(/Le prix de tous, 100 USD, ne se partage pas en 3 prix égaux\./u);
    await userEvent.click(await each());
    expect((await price()).value).toBe('100');
    expect(shown()).not.toMatch(/ne se partage pas/u);
    await userEvent.click(await inAll());
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer avec la liste' }));
    expect(readDraft('productSearch', isText)).toBe('3 parfums 100 USD en tout;');
    expect(articles()).toEqual([]);
  });

  it('is left to the list as it was put right by hand: how many, and in what currency', async () => {
    open();
    await userEvent.type(await field(), '3 parfums 100 USD');
    await userEvent.click(await inAll());
    const count = screen.getByLabelText<HTMLInputElement>(/^Nombre/u);
    await userEvent.clear(count);
    await userEvent.type(count, '7');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Devise' }), 'CAD');
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer avec la liste' }));
    expect(readDraft('productSearch', isText)).toBe('7 parfums 100 CAD en tout;');
  });

  it('keeps for the list a number that was said to be the price of all', async () => {
    open();
    await userEvent.type(await field(), '3 parfums 100');
    await userEvent.click(await screen.findByRole('button', { name: /^Le prix est 100/u }, patience));
    await userEvent.click(await inAll());
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer avec la liste' }));
    expect(readDraft('productSearch', isText)).toMatch(/^3 parfums 100 [A-Z]{3} en tout;$/u);
  });

  it('stays in the currency and of the count that were put right by hand', async () => {
    open();
    await userEvent.type(await field(), '2 parfums 80 £ pièce');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Devise' }), 'CAD');
    const count = screen.getByLabelText<HTMLInputElement>(/^Nombre/u);
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.click(await screen.findByRole('button', { name: 'Parfum' }, patience));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('CAD');
    expect(count.value).toBe('3');
    expect((await price()).value).toBe('80');
  });

  it('is asked about after the article is chosen, and after a reload', async () => {
    open();
    await userEvent.type(await field(), '2 parfums 80 £');
    await userEvent.click(await screen.findByRole('button', { name: 'Parfum' }, patience));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Parfum' })).toBeNull());
    expect(document.activeElement?.id).toBe('reponse');
    expect((await price()).value).toBe('');
    cleanup();
    open();
    await userEvent.click(await inAll());
    expect((await price()).value).toBe('40');
    cleanup();
    open();
    expect((await inAll()).checked).toBe(true);
    await add();
    expect(articles()).toMatchObject([{ productId: 'parfum', value: 80, amount: 2, currency: 'GBP' }]);
    await write(await field(), '3 savons 12 $');
    expect((await price()).value).toBe('');
    expect((await each()).checked || (await inAll()).checked).toBe(false);
  });

  it('is that of all for what is paid by quantity, once it is said', async () => {
    open();
    await write(await field(), '2 whisky 1 L 40° 30 $');
    expect(screen.getByLabelText<HTMLInputElement>(/^Quantité/u).value).toBe('2');
    expect((await price()).value).toBe('');
    await userEvent.click(await each());
    expect((await price()).value).toBe('60');
    await add();
    expect(articles()).toMatchObject([{ productId: 'whisky', value: 60, amount: 2, alcoholDegree: 40 }]);
  });

  it('is no question any more for who writes the price of one', async () => {
    open();
    await write(await field(), '2 parfums 80 £');
    await write(await price(), '35');
    expect(screen.queryByRole('radio', { name: /^\d[\d,]*\s\S+ en tout$/u })).toBeNull();
    await userEvent.clear(await price());
    expect(await inAll()).toBeDefined();
  });
});

describe('how much and how strong', () => {
  const quantity = () => screen.findByLabelText<HTMLInputElement>(/^Quantité/u, {}, patience);
  const degree = () => screen.findByLabelText<HTMLInputElement>(/^Degré/u, {}, patience);

  it.each(['whisky 1 L 40°', 'whisky 1 L 40° 45 $'])('go with the name at once: %s', async (typed) => {
    open();
    await userEvent.type(await field(), typed);
    expect((await quantity()).value).toBe('1');
    expect((await degree()).value).toBe('40');
    await userEvent.clear(await field());
    await write(await field(), 'whisky');
    expect((await quantity()).value).toBe('');
    expect((await degree()).value).toBe('');
  });

  it('go to the one that is chosen of what is found', async () => {
    open();
    await write(await field(), 'bouteille de whisky 70 cl 43°');
    await userEvent.click(await screen.findByRole('option', { name: /^Whisky Alcool/u }, patience));
    expect((await quantity()).value).toBe('0,7');
    expect((await degree()).value).toBe('43');
    await userEvent.clear(await field());
    await write(await field(), 'Vodka');
    expect((await quantity()).value).not.toBe('0,7');
    expect((await degree()).value).not.toBe('43');
  });

  it('leave a name that nothing is called by without its count, which is in its own field', async () => {
    open();
    await write(await field(), '2 zorglubs');
    await write(await price(), '20');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/u).value).toBe('2');
    await add();
    expect(articles()).toMatchObject([{ name: 'zorglubs', productId: null, value: 40, amount: 2 }]);
  });

  it('leave a name alone that nothing is called by', async () => {
    open();
    await write(await field(), 'zorglub 2 L');
    await write(await price(), '20');
    await add();
    expect(articles()).toMatchObject([{ name: 'zorglub 2 L', productId: null, value: 20 }]);
  });
});

describe('a number without a currency', () => {
  const said = (): string => plain(document.body.textContent);
  const itIs = (words: RegExp) => screen.findByRole('button', { name: words }, patience);

  it('is no price before it is said to be one, in the currency of the page', async () => {
    open();
    await userEvent.type(await field(), 'chocolat 20');
    expect((await price()).value).toBe('');
    expect(said()).toContain('Aucune devise n’est écrite : ce nombre n’est pas lu comme un prix.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Devise' }), 'CHF');
    await userEvent.click(await itIs(/^Le prix est 20\sCHF$/u));
    expect((await price()).value).toBe('20');
    expect(document.activeElement).toBe(await price());
    expect((await field()).value).toBe('chocolat');
    expect(said()).not.toContain('Aucune devise');
    await userEvent.clear(await field());
    expect((await price()).value).toBe('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('CHF');
  });

  it('is asked about of the product that was chosen too, then whether it is of each or of all', async () => {
    open();
    await write(await field(), '2 parfums 80');
    await userEvent.click(await screen.findByRole('button', { name: 'Parfum' }, patience));
    await userEvent.click(await itIs(/^Le prix est 80/u));
    expect((await price()).value).toBe('');
    expect((await field()).value).toBe('Parfum');
    await userEvent.click(await inAll());
    expect((await price()).value).toBe('40');
    await add();
    expect(articles()).toMatchObject([{ productId: 'parfum', value: 80, amount: 2, currency: 'EUR' }]);
  });

  it.each(['iPhone 15', 'Chanel n°5', 'Levi’s 501', 'whisky 12 ans', 'jean 7 for all mankind'])(
    'is left to the name that it is of: %s',
    async (typed) => {
      open();
      await write(await field(), typed);
      expect((await price()).value).toBe('');
      expect(said()).not.toContain('Aucune devise');
    },
  );

  it('is left in the name, and is no question any more, where the price has its own field', async () => {
    open();
    await write(await field(), 'lego 42100');
    await write(await price(), '350');
    expect(said()).not.toContain('Aucune devise');
    await add();
    expect(articles()).toMatchObject([{ name: 'lego 42100', value: 350 }]);
  });
});

it.each([
  ['plusieurs parfums 80 $', /Écrivez d’abord combien/u],
  ['TOTAL 1900 $', /semble un total/u],
  ['iPhone 15 999 €', /se lit de plusieurs façons/u],
  ['montre 100 lires', /La devise de « 100 lires » n’est pas sûre/u],
  ['sac 100 francs', /La devise de « 100 francs » n’est pas sûre/u],
  ['parfum 50 zorks', /Non repris de « parfum 50 zorks » : précisez le prix\./u],
])('says what is not read of « %s »', async (typed, advice) => {
  open();
  await write(await field(), typed);
  await waitFor(() => expect(plain(document.body.textContent)).toMatch(advice), patience);
  expect((await price()).value).toBe('');
});

it.each(['veste 100 lires', 'sac 100 francs'])(
  'asks for the currency of « %s », whatever that of the same number was before',
  async (typed) => {
    open();
    await write(await field(), 'sac 100 pounds');
    expect((await price()).value).toBe('100');
    const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value;
    expect(currency()).toBe('GBP');
    await write(await field(), typed);
    await waitFor(
      () => expect(plain(document.body.textContent)).toMatch(/La devise de « 100 .* n’est pas sûre/u),
      patience,
    );
    expect((await price()).value).toBe('');
    expect(currency()).not.toBe('GBP');
  },
);

it('goes back to the price once it is said what is meant by it', async () => {
  open();
  await write(await field(), 'parfum');
  await write(await price(), '1.500');
  await userEvent.click(await screen.findByRole('button', { name: /^1\s500$/u }, patience));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^1\s500$/u })).toBeNull());
  expect(document.activeElement).toBe(await price());
});

it('says beside an offered article what its law says, as the search of the simulator does', async () => {
  open();
  await write(await field(), 'petard');
  const offered = await screen.findByRole('option', { name: /^Feux d’artifice, pétards/u }, patience);
  expect(plain(offered.textContent ?? '')).toMatch(/Jouets et jeux interdit en avion$/u);
});
