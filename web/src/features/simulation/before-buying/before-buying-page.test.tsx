import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isText } from '../../../lib/shape';
import { readDraft, startNewSimulation } from '../../../store';
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
import { beforeBuyingText } from '../text/before-buying-text';

beforeEach(withoutAnswer);
afterEach(forgetDevice);

it('goes on from the trip at the top of the page, where the article is asked', async () => {
  open({ age: undefined });
  await write(await screen.findByLabelText(/^Votre âge/u, {}, patience), '34');
  const scroll = vi.spyOn(window, 'scrollTo');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await field();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(scroll).toHaveBeenCalledWith(0, 0);
  scroll.mockRestore();
});

const question = () => screen.findByLabelText<HTMLSelectElement>(/^En quelle matière/u, {}, patience);

it('keeps the article and the answer to its question over a reload, until another simulation is begun', async () => {
  open();
  await write(await field(), 'basket');
  await userEvent.click(await screen.findByRole('option', { name: /^Baskets/u }, patience));
  await userEvent.selectOptions(await question(), 'Baskets en cuir');
  cleanup();
  open();
  expect((await field()).value).toBe('Baskets');
  expect(await screen.findByDisplayValue('Baskets en cuir', {}, patience)).toBeDefined();
  cleanup();
  startNewSimulation();
  open();
  await waitFor(async () => expect((await field()).value).toBe(''));
});

it('says the same of what is left in words and in the bar, while the question is open', async () => {
  open();
  await write(await field(), 'T-shirt, débardeur');
  await write(await screen.findByLabelText(/^Prix/u), '30');
  await screen.findByRole('heading', { name: /^Rien de plus à payer$/u }, patience);
  const card = plain(screen.getByRole('region', { name: /^Rien de plus/u }).textContent ?? '');
  const remainders = [...card.matchAll(/reste (\d+,\d\d €)/gu)].map(([, amount]) => amount);
  expect(remainders.length).toBeGreaterThan(1);
  expect(new Set(remainders).size).toBe(1);
  expect(card).not.toContain('430,00 €');
});

it('adds nothing before the question is answered, then takes back what was added, as it was typed', async () => {
  open();
  await write(await field(), 'baskets');
  await write(await screen.findByLabelText(/^Prix/u), '90');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
  const asked = await question();
  await waitFor(() => expect(document.activeElement).toBe(asked));
  expect(articles()).toEqual([]);
  await userEvent.selectOptions(await question(), 'Baskets en cuir');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
  expect(articles()).toMatchObject([{ name: 'Baskets en cuir', value: 90 }]);
  const undo = await screen.findByRole('button', { name: 'Annuler' });
  await waitFor(() => expect(document.activeElement?.contains(undo)).toBe(true));
  await userEvent.click(undo);
  expect(articles()).toEqual([]);
  expect(screen.getByDisplayValue('Baskets en cuir')).toBeDefined();
  await waitFor(() => expect(screen.getByDisplayValue('90')).toBe(document.activeElement));
});

it('adds an article of no list under its name, with what was answered of it, and says what is missing', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter au panier' }, patience));
  expect(await screen.findByRole('region', { name: /à corriger$/u })).toBeDefined();
  await write(await field(), 'zorglub saucisson');
  await write(await screen.findByLabelText(/^Prix/u), '20');
  await screen.findByRole('heading', { name: /^Interdit/u }, patience);
  expect(screen.queryByRole('button', { name: 'Ajouter au panier' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Non/u }));
  expect(document.activeElement?.id).toBe('reponse');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter au panier' }, patience));
  expect(articles()).toMatchObject([{ name: 'zorglub saucisson', restrictionAnswers: { meat: 'no' } }]);
});

const addButton = () => screen.queryByRole('button', { name: 'Ajouter au panier' });

it('finds and judges an article where it is bought, which is in sight, and begins the next one where the trip is', async () => {
  open();
  await write(await field(), 'fromage');
  await verdict(/^Interdit en provenance des/u);
  await userEvent.click(screen.getByText(/Acheté dans un autre pays/u));
  await write(screen.getByRole('combobox', { name: /^Pays/u }), 'Suisse');
  await userEvent.click(await screen.findByRole('option', { name: /^Suisse/u }, patience));
  await screen.findByRole('button', { name: 'Changer' }, patience);
  expect(plain(document.body.textContent)).toContain('Pays d’achat : Suisse');
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Interdit/u })).toBeNull());
  await userEvent.click(await field());
  await userEvent.clear(await field());
  await write(await field(), 'fromage');
  const found = await screen.findAllByRole('option', {}, patience);
  expect(found.map(({ textContent }) => textContent).join()).not.toContain('Interdit');
  await userEvent.clear(await field());
  await write(await field(), 'parfum');
  await write(await price(), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
  expect(articles()).toMatchObject([{ productId: 'parfum', purchaseCountry: 'CH', currency: 'CHF' }]);
  expect(screen.queryByRole('button', { name: 'Changer' })).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('EUR');
});

it('picks the country of the article by Enter, adds nothing, and shows the currency before the next Enter', async () => {
  open();
  await write(await field(), 'parfum');
  await userEvent.click(screen.getByText(/Acheté dans un autre pays/u));
  await userEvent.type(screen.getByRole('combobox', { name: /^Pays/u }), 'maroc{Enter}');
  expect(articles()).toEqual([]);
  const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' });
  await waitFor(() => expect(currency().value).toBe('MAD'));
  await write(await price(), '600');
  await verdict(/^Rien de plus à payer$/u);
  expect(plain(document.body.textContent)).toContain('600 MAD, soit');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(articles()).toMatchObject([{ purchaseCountry: 'MA', currency: 'MAD', value: 600 }]),
  );
});

it('takes « dh » for the dirham of the trip, and offers both where the trip says nothing', async () => {
  open({ country: 'MA', defaultCurrency: 'MAD' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Devise' }), 'EUR');
  await write(await price(), '3 000 dh');
  const choices = (): Promise<readonly (string | null)[]> =>
    screen
      .findAllByRole('button', { name: /^Choisir «/u }, patience)
      .then((buttons) => buttons.map(({ textContent }) => textContent && plain(textContent)));
  expect(await choices()).toEqual(['Choisir « dirham marocain (MAD) »']);
  cleanup();
  sessionStorage.clear();
  open({ defaultCurrency: 'USD' });
  await write(await price(), '3 000 dh');
  expect(await choices()).toEqual([
    'Choisir « dirham marocain (MAD) »',
    'Choisir « dirham des Émirats arabes unis (AED) »',
  ]);
  await userEvent.clear(await price());
  await write(await price(), '80 livres');
  expect(await screen.findByText(/parmi les premières de la liste/u, {}, patience)).toBeDefined();
  expect(await choices()).toHaveLength(4);
  const listed = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).options];
  expect(listed.slice(0, 6).map(({ value }) => value)).toEqual(['USD', 'EUR', 'GBP', 'TRY', 'EGP', 'LBP']);
});

it('shows tobacco and alcohol before their age, and says that no allowance covers them', async () => {
  open({ age: 16 });
  await write(await field(), 'whisky');
  await userEvent.click(await screen.findByRole('option', { name: /^Whisky Alcool/u }, patience));
  await verdict(/^Aucune franchise avant 17.ans/u);
  const card = plain(screen.getByRole('region', { name: /^Aucune franchise/u }).textContent ?? '');
  expect(card).toContain('montrez-les à un agent');
  expect(card).toContain('2007/74/CE');
  expect(addButton()).toBeNull();
});

it('keeps the doubt about a bag that nobody knows the material of, and asks whether it is protected', async () => {
  open();
  await write(await field(), 'sac à main');
  await write(await price(), '200');
  await userEvent.selectOptions(await question(), 'Je ne sais pas');
  await verdict(/^Dites d’abord ce que c’est/u);
  expect((await question()).value).toBe('je-ne-sais-pas');
  expect(screen.getByText(/un agent précisera/u)).toBeDefined();
  await userEvent.click(addButton() ?? document.body);
  expect(articles()).toMatchObject([
    { productId: null, name: 'Sac à main (sac ou objet en peau exotique ?)', value: 200 },
  ]);
});

it('counts a wine that nobody knows the degree of as the one that costs most, and asserts no degree', async () => {
  open();
  await write(await field(), 'vin');
  await write(await price(), '20');
  await userEvent.selectOptions(await screen.findByLabelText(/^Quel vin/u), 'Je ne sais pas');
  await write(screen.getByLabelText(/^Quantité/u), '8');
  expect(await screen.findByText(/nous comptons le cas qui coûte le plus/u, {}, patience)).toBeDefined();
  await userEvent.click(addButton() ?? document.body);
  expect(articles()).toMatchObject([{ productId: 'vin-plus-de-13', name: 'Vin (à préciser)', amount: 8 }]);
});

it('takes a degree that the wine cannot have to the article that can, with all that was typed', async () => {
  open();
  await write(await field(), 'vin');
  await write(await price(), '30');
  await userEvent.selectOptions(await screen.findByLabelText(/^Quel vin/u), 'vin-tranquille');
  await write(screen.getByLabelText(/^Quantité/u), '1,5');
  await userEvent.clear(screen.getByLabelText(/^Degré/u));
  await write(screen.getByLabelText(/^Degré/u), '45');
  await userEvent.click(addButton() ?? document.body);
  expect(articles()).toEqual([]);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Choisir «\sAutre alcool fort\s»/u }, patience),
  );
  expect(screen.queryByRole('button', { name: /^Choisir/u })).toBeNull();
  expect(screen.queryByRole('region', { name: /à corriger$/u })).toBeNull();
  await userEvent.click(addButton() ?? document.body);
  expect(articles()).toMatchObject([
    { productId: 'spiritueux', name: 'Autre alcool fort', value: 30, amount: 1.5, alcoholDegree: 45 },
  ]);
});

it('leaves the price that was typed with a name to that name, and one that was typed by itself where it is', async () => {
  open();
  await userEvent.type(await field(), 'iPhone 1 099 $');
  expect((await price()).value).toBe('1099');
  await userEvent.type(await field(), ' neuf');
  expect((await price()).value).toBe('1099');
  await userEvent.clear(await field());
  await userEvent.type(await field(), '2 parfums 80 $ chacun');
  expect((await price()).value).toBe('80');
  await userEvent.clear(await price());
  await userEvent.type(await price(), '45');
  await userEvent.clear(await field());
  await write(await field(), 'Montre');
  expect((await price()).value).toBe('45');
});

it.each([
  ['at once', async () => userEvent.clear(await field())],
  [
    'once it was chosen',
    async () => {
      const [first] = await screen.findAllByRole('option', { name: /^Parfum/u }, patience);
      await userEvent.click(first ?? document.body);
      await userEvent.clear(await field());
    },
  ],
  [
    'after a reload',
    async () => {
      cleanup();
      open();
      await userEvent.clear(await field());
    },
  ],
])('computes another article with nothing of the one that was typed before: %s', async (_when, erase) => {
  open();
  await write(await field(), '2 parfums 80 £');
  await screen.findByDisplayValue('2', {}, patience);
  await erase();
  await write(await field(), 'Montre');
  expect((await price()).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/u).value).toBe('1');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('EUR');
});

it('takes no longer number that holds the digits of a price for that price', async () => {
  open();
  await write(await field(), '2 parfums 80 £');
  (await field()).select();
  await userEvent.paste('montre 1800');
  expect((await price()).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/u).value).toBe('1');
});

it('keeps what was changed by hand of what the name had filled', async () => {
  open();
  await write(await field(), '2 parfums 80 £');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Devise' }), 'CAD');
  await userEvent.clear(await field());
  await write(await field(), '3 savons');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('CAD');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/u).value).toBe('3');
  expect((await price()).value).toBe('');
});

it.each(['drone', 'corne', 'tableau', 'diamant'])(
  'says of « %s », which is only typed, that what it may mean is restricted',
  async (typed) => {
    open();
    await write(await field(), typed);
    await write(await price(), '50');
    const title = await verdict(/^Rien de plus à payer/u);
    expect(plain(title.textContent)).toBe('Rien de plus à payer, sous réserve d’un contrôle');
  },
);

it('says what is good to know of the product that is chosen, beside its amount', async () => {
  open();
  await write(await field(), 'drone sans caméra');
  await userEvent.click(await screen.findByRole('option', { name: /^Drone sans caméra/u }, patience));
  await write(await price(), '50');
  const title = await verdict(/^Rien de plus à payer/u);
  expect(plain(title.textContent)).toBe('Rien de plus à payer');
  const said = plain(screen.getByRole('region', { name: /^Rien de plus/u }).textContent ?? '');
  expect(said).toContain('Consultez les règles de vol avant de l’utiliser en France.');
});

it('takes the price and the currency that are typed with the name, and no model for a price', async () => {
  open();
  await userEvent.type(await field(), 'iPhone 15 1099 £');
  expect((await price()).value).toBe('1099');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('GBP');
  await verdict(/^Vous paieriez|^Dites lequel/u);
  await userEvent.click(addButton() ?? document.body);
  expect(articles()).toMatchObject([{ name: 'iPhone 15', value: 1099, currency: 'GBP' }]);
  expect((await price()).value).toBe('');
  await userEvent.type(await field(), 'whisky 40° 70 cl 35 $');
  await userEvent.click(await screen.findByRole('option', { name: /^Whisky Alcool/u }, patience));
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantité/u).value).toBe('0,7');
  expect((await price()).value).toBe('35');
});

describe('a price alone in the field of the article', () => {
  it('is a price: it is answered at once, and kept for the article that takes its place', async () => {
    open();
    await userEvent.type(await field(), '80 $');
    expect((await price()).value).toBe('80');
    await verdict(/^Rien de plus à payer/u);
    expect(plain(document.body.textContent)).not.toContain('Aucun article de ce nom');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
    expect(articles()).toEqual([]);
    await waitFor(async () => expect((await field()).value).toBe(''));
    await write(await field(), 'parfum');
    expect((await price()).value).toBe('80');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
    expect(articles()).toMatchObject([{ productId: 'parfum', value: 80, currency: 'USD' }]);
  });

  it('stays when a name is typed over it, and leaves the field with the focus', async () => {
    open();
    await userEvent.type(await field(), '1099');
    await userEvent.type(await field(), 'iPhone', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    expect((await price()).value).toBe('1099');
    await userEvent.clear(await field());
    await write(await field(), '90');
    await userEvent.click(await price());
    await waitFor(async () => expect((await field()).value).toBe(''));
    expect((await price()).value).toBe('90');
  });

  it('was none, where the number goes on', async () => {
    open();
    await userEvent.type(await field(), '15 cigares');
    expect((await price()).value).toBe('');
  });
});

const severalAdvice = () => screen.queryByText(plain(beforeBuyingText.severalAdvice));

it('goes on with several articles to their list, and says so before', async () => {
  open();
  await userEvent.type(await field(), '2 parfums 80 $, livre 12 €');
  await screen.findByText('Plusieurs articles', {}, patience);
  expect(severalAdvice()).not.toBeNull();
  expect(addButton()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continuer avec la liste' }));
  expect(readDraft('productSearch', isText)).toBe('2 parfums 80 $, livre 12 €');
  expect(articles()).toEqual([]);
});

it('is one article once a restricted good is chosen, whatever the commas of its name', async () => {
  open();
  await write(await field(), 'ivoi');
  await userEvent.click(await screen.findByRole('option', { name: /^Ivoire, écaille/u }, patience));
  await verdict(/^Interdit/u);
  expect(severalAdvice()).toBeNull();
});

it('leaves the country of a list behind: the next article is bought where the trip is', async () => {
  open();
  await write(await field(), 'parfum');
  await userEvent.click(screen.getByText(/Acheté dans un autre pays/u));
  await userEvent.type(screen.getByRole('combobox', { name: /^Pays/u }), 'maroc{Enter}');
  await screen.findByRole('button', { name: 'Changer' }, patience);
  await userEvent.clear(await field());
  await userEvent.type(await field(), '2 parfums 80 $, livre 12 €');
  await userEvent.click(await screen.findByRole('button', { name: 'Continuer avec la liste' }, patience));
  cleanup();
  open();
  await write(await field(), 'parfum');
  await verdict(/^Il vous reste/u);
  expect(screen.queryByRole('button', { name: 'Changer' })).toBeNull();
});
