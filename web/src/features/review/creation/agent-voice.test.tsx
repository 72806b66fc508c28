import type { ShoppingProductInput, SimulationAnswer } from '@retour/contract';
import {
  type CurrencyTable,
  indexCatalogue,
  lawOn,
  type ProductCatalogue,
  type RestrictedGood,
  restrictedGoodIds,
  restrictedGoodOf,
} from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import catalogue from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BasketArticle } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { createCalculator } from '../../basket/assessment/calculator';
import { DeclarationSheet } from '../detail/declaration-sheet';
import { SheetRestrictions } from '../detail/sheet-restrictions';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { creationPaths } from './creation-paths';
import { showCreation } from './testing/show-creation';

/** What is said to a traveller, and means nothing to the agent who reads it. */
const toTraveller =
  /votre arrivée|(?:dites|montrez|présentez|remettez|déclarez)\S* [^.]*(?:à un|à l’|aux) ?agents?|rapportez|panier|sortie|rien à déclarer|vous devrez|votre relevé|avant de passer|bon retour|répondez avant|estimons|notre liste|par un agent|un agent (?:peut|fixe|di[rt])|se déclarent à l’arrivée|\b[Vv]os (?:achats|articles|franchises|réponses)/iu;

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The words of the page once these are there, what is read aloud and labels included. */
async function shownWords(expected: RegExp): Promise<string> {
  return waitFor(
    () => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((node) =>
        node.getAttribute('aria-label'),
      );
      const words = `${document.body.textContent} ${labels.join(' ')}`
        .replace(/[\u00A0\u202F]/gu, ' ')
        .replaceAll('\u2060', '')
        .replace(/\/agent\/\S+/gu, '');
      if (!expected.test(words)) throw new Error(`${expected} is not in: ${words}`);
      return words;
    },
    { timeout: 15_000 },
  );
}

const goods = restrictedGoodIds.flatMap((id) => restrictedGoodOf(id, lawOn('2026-11-22')) ?? []);
const free = (id: string, name: string, changes: Partial<BasketArticle> = {}): BasketArticle => ({
  id,
  productId: null,
  name,
  value: 12,
  currency: 'EUR',
  ...changes,
});
const products = [...indexCatalogue(catalogue as unknown as ProductCatalogue).values()].filter(
  ({ kind, subProducts }) => kind !== 'category' && subProducts.length === 0,
);
const notManaged = products.find(({ notManagedReason }) => notManagedReason !== null);
const restricted = products.filter(({ restriction }) => restriction !== null);
const everything: readonly BasketArticle[] = [
  free('a', 'Saucisson', { restrictionAnswers: { meat: 'yes' } }),
  free('b', 'Poulet'),
  free('c', 'Poulet en peluche', { restrictionAnswers: { meat: 'no' } }),
  free('d', 'Carabine', { restrictionAnswers: { weapons: 'yes' } }),
  free('e', 'Lampe', { value: 900 }),
  { ...free('f', 'Appareil photo'), productId: 'appareil-photo-numerique', value: 650 },
  free('g', 'Vase de collection', { value: 16_000 }),
  free('h', 'Whisky', { restrictionAnswers: { alcohol: 'yes' } }),
  { ...free('i', 'Moto'), productId: notManaged?.id ?? '', value: 9_000 },
  { ...free('j', 'Cigarettes'), productId: 'cigarettes', amount: 400, value: 90 },
  free('k', 'Horloge', { originCountry: 'MA', value: 500 }),
];
/** As they cross the network. */
function declared({ id, productId, name, value, ...article }: BasketArticle): ShoppingProductInput {
  return {
    ...article,
    customId: id,
    ...(productId === null ? {} : { id: productId }),
    customName: name,
    originalValue: value,
  };
}

/** A basket small enough for the flat rate, with an origin that nobody has confirmed. */
const small: readonly BasketArticle[] = [
  free('l', 'Lampe', { value: 240 }),
  { ...free('m', 'Bijou'), productId: 'bijou-or', value: 260, originCountry: 'US' },
  // It takes the allowance: the two others are taxed.
  { ...free('p', 'Téléphone'), productId: 'smartphone', value: 430 },
];

const { assess } = createCalculator(
  catalogue as unknown as ProductCatalogue,
  currencies as unknown as CurrencyTable,
  '2026-11-22',
);

/** What the engine says of articles, as it is frozen in a declaration. */
function frozen(articles: readonly BasketArticle[]): SimulationAnswer {
  const outcome = assess({
    age: 34,
    meanOfTransport: 'plane',
    country: 'US',
    border: false,
    shoppingProducts: articles.map(declared),
  });
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return outcome.answer;
}

describe('the agents’ creation of a declaration never speaks to a traveller', () => {
  it.each(goods.map(({ id }) => id))('on what the law says of %s', async (id) => {
    showCreation(`${creationPaths.products}?reglementation=${id}`);
    expect(await shownWords(/dans la déclaration|Ajouter cet article|Rien ne restreint/)).not.toMatch(
      toTraveller,
    );
  });

  it.each([34, 15])('when articles are searched for somebody of %i', async (age) => {
    showCreation(creationPaths.products, [], age);
    expect(await shownWords(/Autre article/)).not.toMatch(toTraveller);
  });

  it.each([
    'libre=oui',
    'libre=oui&reglementation=meat',
    `produit=${notManaged?.id}`,
    ...restricted.slice(0, 6).map(({ id }) => `produit=${id}`),
  ])('in the form of an article: %s', async (query) => {
    showCreation(`${creationPaths.products}?${query}`);
    expect(await shownWords(/Prix|Ajouter cet article|dans la déclaration/)).not.toMatch(toTraveller);
  });

  it('in the form of an article bought in overseas France', async () => {
    showCreation(`${creationPaths.products}?produit=parfum`);
    const country = await screen.findByLabelText('Pays d’achat', { selector: 'input' }, { timeout: 15_000 });
    fireEvent.change(country, { target: { value: 'Martinique' } });
    expect(await shownWords(/faites faire pour ces achats une déclaration en douane/)).not.toMatch(
      toTraveller,
    );
  });

  it.each([creationPaths.basket, creationPaths.check])('with everything in the basket: %s', async (path) => {
    showCreation(path, everything);
    await shownWords(/Saucisson/);
    for (const why of screen.queryAllByRole('button', { name: /^Pourquoi/ })) fireEvent.click(why);
    expect(await shownWords(/Saucisson/)).not.toMatch(toTraveller);
  });

  it('says the act of the agent and the law on the summary', async () => {
    showCreation(creationPaths.check, everything);
    const words = await shownWords(/Interdit à l’entrée/);
    expect(words).toMatch(/l’entrée est interdite.*Faites remettre l’article à la douane/su);
    expect(words).toMatch(/Une fois l’interdit remis.*Ce calcul est figé/su);
    expect(words).toMatch(/« Poulet » : est-ce.*Répondez d’après ce que vous voyez/su);
    expect(words).toMatch(/« Poulet en peluche » : réponse « non »/u);
  });

  it('says of what may not board, and is here, that it is regulated first', async () => {
    showCreation(creationPaths.check, [free('a', 'Fusée', { restriction: 'explosives' })]);
    const words = await shownWords(/Réglementé \(1\)/);
    expect(words).toMatch(/Réglementé : à contrôler.*réglementéinterdit en avion.*Article réglementé/su);
    cleanup();
    showCreation(`${creationPaths.products}?reglementation=explosives`);
    expect(await shownWords(/Ajouter cet article/)).not.toContain('Interdit en avion');
  });

  it('speaks of two forbidden articles in the plural', async () => {
    const ham = { restrictionAnswers: { meat: 'yes' } } as const;
    showCreation(creationPaths.check, [free('a', 'Saucisson', ham), free('b', 'Jambon', ham)]);
    const words = await shownWords(/Interdit à l’entrée/);
    expect(words).toMatch(/Saucisson, Jambon.*Faites remettre les articles à la douane : ils n’entrent pas/u);
    expect(words).toContain(
      'il vous sera alors demandé s’ils sont remis. S’ils ne le sont pas, refusez la déclaration.',
    );
    expect(words).not.toMatch(/Ce que vous faites[^.]*l’article/u);
  });
});

function showSheet(
  assessment: SimulationAnswer,
  articles: readonly BasketArticle[] = [],
  status: 'submitted' | 'validated' | 'paid' = 'submitted',
): void {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const declaration = reviewedDeclaration({
    status,
    assessment,
    shoppingProducts: articles.map(declared),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SheetRestrictions declaration={declaration} severities={['forbidden']} />
        <DeclarationSheet canCorrect declaration={declaration} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['large', everything, ['restriction-forbidden', 'restriction-doubtful', 'to-assess', 'rate-to-confirm']],
  ['small', small, ['custom-estimate', 'preference-to-confirm']],
] as const)(
  'a sheet says what the engine computed to the agent who reads it: %s',
  async (_, articles, codes) => {
    const answer = frozen(articles);
    const sentences = [
      ...answer.shoppingProducts.flatMap(({ explanation }) => explanation),
      ...answer.warnings,
    ];
    expect(sentences.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
    showSheet(answer, articles);
    for (const why of screen.getAllByRole('button', { name: /^Pourquoi/ })) fireEvent.click(why);
    expect(await shownWords(/Base du calcul/)).not.toMatch(toTraveller);
  },
);

it('a sheet says what is forbidden with its name, the act and its rule, then the doubts, the papers, and the rates last', async () => {
  const answer = frozen(everything);
  showSheet(answer, everything);
  const words = await shownWords(/Base du calcul/);
  const order = [
    'interdit à l’entrée',
    'Saucisson',
    'Ce que vous faites',
    'il vous sera alors demandé s’il est remis. S’il ne l’est pas, refusez',
    'Ce que dit la règle',
    'l’entrée est interdite',
    'à vérifier avant tout',
    'À vérifier : papiers à contrôler',
    'Pour information',
  ].map((part) => words.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

it.each([
  ['submitted', /avant de valider/u],
  ['validated', /avant d’encaisser/u],
  ['paid', null],
] as const)('a sheet says what waits for an article that may not enter: %s', async (status, act) => {
  showSheet(frozen(everything), everything, status);
  const words = await shownWords(/interdit à l’entrée/);
  if (act === null) expect(words).not.toContain('Ce que vous faites');
  else expect(words).toMatch(act);
});

it('a sheet says of what is to be assessed what this agent has to do', async () => {
  showSheet(frozen(everything), everything);
  const words = await shownWords(/Base du calcul/);
  for (const act of [
    /Lampe.*À évaluer.*Aucun produit de la nomenclature n’est choisi : corrigez l’article/u,
    /Whisky.*À évaluer.*sans quantité connue : corrigez l’article pour choisir son produit/u,
    /Moto.*À évaluer.*pas calculé par le service : faites faire pour lui une déclaration en douane/u,
  ]) {
    expect(words).toMatch(act);
  }
});

it.each(['forbidden', 'doubtful', 'regulated', 'information'] as const)(
  'a sheet never speaks to a traveller of what is %s',
  async (severity) => {
    const advice = ({ law, advice }: RestrictedGood): string =>
      `${law} ${advice} Répondez avant de vous fier au montant.`;
    const warnings = goods.map((good): SimulationAnswer['warnings'][number] => ({
      code: good.id,
      severity,
      message: advice(good),
      legalBasis: good.legalBasis,
      customIds: [good.id],
    }));
    const lines = goods.map((good) =>
      assessedLine({
        customId: good.id,
        id: null,
        customName: good.name,
        total: 0,
        ...(severity === 'information' ? {} : { restriction: { code: good.id, severity } }),
        explanation:
          severity === 'forbidden'
            ? [{ code: 'restriction-forbidden', text: advice(good), legalBasis: null, figures: {} }]
            : [],
      }),
    );
    showSheet(assessedBasket(lines, { warnings }));
    for (const why of screen.getAllByRole('button', { name: /^Pourquoi/ })) fireEvent.click(why);
    const words = await shownWords(/Base du calcul/);
    // What is forbidden elsewhere is regulated within a limit alone.
    expect(words).toContain(severity === 'regulated' ? 'au plus par voyageur' : 'l’entrée est interdite');
    expect(words).not.toMatch(toTraveller);
  },
);
