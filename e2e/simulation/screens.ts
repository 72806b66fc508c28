import { type Screen, type SimulatorPage, words } from '../harness';
import { addFreely } from './free-article';

interface Walk {
  readonly name: string;
  readonly screens: readonly Screen<SimulatorPage>[];
}

const perfume = { search: 'parfum', product: 'Parfum', price: '80', currency: 'EUR' } as const;

/** Two allowances at once, a price in another currency, an amount of four digits. */
const mixed = [
  {
    search: 'cigarettes',
    product: 'Cigarettes',
    amount: { label: 'Nombre de cigarettes', text: '1200' },
    price: '195,81',
    currency: 'USD',
  },
  {
    search: 'whisky',
    product: 'Whisky',
    amount: { label: 'Quantité en litres', text: '2,5' },
    price: '1250',
    currency: 'USD',
  },
  { search: 'parapluie', product: 'Parapluie', price: '1234,56', currency: 'USD', count: '12' },
] as const;

async function submitEmpty(simulator: SimulatorPage, button: string): Promise<void> {
  await simulator.button(button).click();
  await simulator.page.getByRole('region', { name: /à corriger/ }).waitFor();
}

const questions: readonly Screen<SimulatorPage>[] = [
  { name: 'start', reach: async ({ page }) => void (await page.goto('/simulateur/configuration/etape0')) },
  {
    name: 'age',
    reach: async (simulator) => {
      await simulator.link('Commencer').click();
      await simulator.page.getByLabel(words('Votre âge')).waitFor();
    },
  },
  { name: 'age, error', reach: (simulator) => submitEmpty(simulator, 'Continuer') },
  { name: 'transport', reach: (simulator) => simulator.answerAge(34) },
  { name: 'transport, error', reach: (simulator) => submitEmpty(simulator, 'Continuer') },
  {
    name: 'country, suggestions',
    reach: async (simulator) => {
      await simulator.answerTransport('Avion');
      await simulator.page.getByRole('combobox').fill('ja');
      await simulator.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'border',
    reach: async (simulator) => {
      await simulator.page.goBack();
      await simulator.answerTransport('Voiture');
      await simulator.answerCountry('Suisse');
      await simulator.title('Êtes-vous frontalier ?').waitFor();
    },
  },
];

const articles: readonly Screen<SimulatorPage>[] = [
  {
    name: 'products',
    reach: (simulator) =>
      simulator.haveAnswered({ age: 34, transport: 'Voiture', country: 'Suisse', border: true }),
  },
  {
    name: 'products, results',
    reach: async (simulator) => {
      await simulator.search('casq');
      await simulator.page.getByRole('status').filter({ hasText: 'résultat' }).first().waitFor();
    },
  },
  {
    name: 'article, ambiguous price',
    reach: async (simulator) => {
      await simulator.choose({ search: 'whisky', product: 'Whisky' });
      await simulator.page.getByLabel('Devise').selectOption('TND');
      await simulator.page.getByLabel('Prix payé en tout').fill('1,234');
      await submitEmpty(simulator, 'Ajouter au panier');
    },
  },
  { name: 'basket, empty', reach: async ({ page }) => void (await page.goto('/simulateur/panier')) },
  {
    name: 'basket',
    reach: async (simulator) => {
      await simulator.page.goto('/simulateur/produits');
      await simulator.add(perfume);
      await simulator.page.goto('/simulateur/panier');
      await simulator.page.getByRole('button', { name: /^Retirer/ }).waitFor();
    },
  },
  {
    name: 'summary',
    reach: async ({ page }) => {
      await page.goto('/simulateur/recapitulatif');
      await page.getByRole('button', { name: /Pourquoi/ }).click();
    },
  },
];

const forbidden: readonly Screen<SimulatorPage>[] = [
  {
    name: 'summary, forbidden and doubtful',
    reach: async (simulator) => {
      await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
      for (const name of ['Saucisson', 'Poulet']) await addFreely(simulator, name);
      await simulator.page.goto('/simulateur/recapitulatif');
      await simulator.doubtAnswer('Oui', 'Saucisson').click();
      await simulator.title('Un article ne peut pas entrer en France').waitFor();
      await simulator.page.getByRole('region', { name: words('À vérifier avant tout') }).waitFor();
    },
  },
];

const mixedBasket: readonly Screen<SimulatorPage>[] = [
  {
    name: 'basket, mixed',
    reach: async (simulator) => {
      await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' }, mixed);
      await simulator.page.goto('/simulateur/panier');
      await simulator.page
        .getByRole('button', { name: /^Retirer/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'summary, mixed',
    reach: async ({ page }) => {
      await page.goto('/simulateur/recapitulatif');
      const why = page.getByRole('button', { name: /^Pourquoi/ });
      await why.first().waitFor();
      while ((await why.count()) > 0) await why.first().click();
    },
  },
];

const nothingToPay: readonly Screen<SimulatorPage>[] = [
  {
    name: 'summary, nothing to pay',
    reach: async (simulator) => {
      await simulator.haveAnswered({ age: 34, transport: 'Train', country: 'Italie' }, [perfume]);
      await simulator.page.goto('/simulateur/recapitulatif');
      await simulator.title('Rien à payer, rien à déclarer').waitFor();
    },
  },
];

/** Every screen of the simulator in the states that a traveller can see. */
export const walks: readonly Walk[] = [
  { name: 'questions', screens: questions },
  { name: 'articles', screens: articles },
  { name: 'forbidden', screens: forbidden },
  { name: 'mixed', screens: mixedBasket },
  { name: 'nothing to pay', screens: nothingToPay },
];
