import path from 'node:path';
import { allPages, type Page } from '../../../web/src/app/pages/page-table';
import { travellerEntry } from './web-build';

/** A screen that a traveller reaches, and the lazy modules that it is drawn with. */
export interface Screen {
  readonly name: string;
  readonly modules: readonly string[];
  /** Fetched once this screen is shown: what later ones lean on, or what is folded in it. No page is counted here. */
  readonly ahead?: readonly string[];
}

export interface Journey {
  readonly name: string;
  /** The screens after the home page, in the order of the journey. */
  readonly screens: readonly Screen[];
}

/** Every way through the application. */
export interface Walk {
  readonly home: Screen;
  /** What the home page shows besides, as soon as it is drawn, when a simulation and a declaration are kept. */
  readonly withSavedAnswers: readonly string[];
  /** From the home page on, nothing being kept. */
  readonly journeys: readonly Journey[];
  /** Modules that are in no journey. */
  readonly aside: RegExp;
}

const data = 'src/app/session/session.tsx';
const engine = 'src/features/basket/assessment/calculator.ts';

const questions: Screen = {
  name: 'étapes 0, 1, 2, 4',
  modules: ['src/features/simulation/simulation-routes.tsx', 'src/features/simulation/simulator-button.tsx'],
  ahead: [engine],
};
const country: Screen = {
  name: 'étape 3',
  modules: ['src/features/simulation/steps/country-page.tsx'],
  ahead: ['src/features/simulation/purchases/simulation-purchases.tsx'],
};
const products: Screen = { name: 'produits', modules: ['src/features/basket/products/products-page.tsx'] };
const search: Screen = {
  name: 'recherche',
  modules: ['src/features/reference/search-products.ts', 'src/features/basket/products/product-search.tsx'],
};
const article: Screen = { name: 'article', modules: ['src/features/basket/products/article-page.tsx'] };
const restricted: Screen = {
  name: 'réglementation',
  modules: ['src/features/basket/restrictions/restricted-page.tsx'],
};
const basketLines: Screen = { name: 'panier', modules: ['src/features/basket/lines/basket-page.tsx'] };
const summary: Screen = {
  name: 'récapitulatif',
  modules: [
    'src/features/simulation/summary/summary-page.tsx',
    'src/features/simulation/resume/resume-dialog.tsx',
  ],
};

const declarationAge: Screen = {
  name: 'âge',
  modules: ['src/features/declaration/declaration-routes.tsx'],
  ahead: [engine],
};
const contact: Screen = { name: 'coordonnées', modules: ['src/features/declaration/steps/contact-page.tsx'] };
const transport: Screen = {
  name: 'transports',
  modules: ['src/features/declaration/steps/transport-page.tsx'],
  ahead: ['src/features/declaration/purchases/purchases.tsx'],
};
const check: Screen = { name: 'vérification', modules: ['src/features/declaration/check/check-page.tsx'] };
const sending: Screen = {
  name: 'envoi',
  modules: [
    'src/features/declaration/sending/sending-page.tsx',
    'src/features/declaration/sending/outbox.ts',
  ],
};
const confirmation: Screen = {
  name: 'confirmation',
  modules: ['src/features/declaration/confirmation/confirmation-page.tsx'],
};

/** A page that is reached at once from the home page, then what it fetches when it serves. */
function pageJourney(page: Page): Journey {
  const { module = '', folded = [], later = [] } = page;
  return {
    name: page.path,
    screens: [
      { name: 'page', modules: [module], ahead: folded },
      ...later.map((part) => ({ name: path.parse(part).name, modules: [], ahead: [part] })),
    ],
  };
}

/** Pages that ask are screens of the journeys below. */
const pageJourneys = allPages.flatMap(([, page]) =>
  page.module === undefined || page.isAsking ? [] : [pageJourney(page)],
);

const journeys: readonly Journey[] = [
  ...pageJourneys,
  {
    name: 'simuler',
    screens: [
      questions,
      country,
      products,
      search,
      restricted,
      article,
      basketLines,
      summary,
      {
        name: 'reprise en déclaration',
        modules: ['src/features/declaration/carry-over/carry-over-page.tsx'],
      },
      contact,
      transport,
      check,
      sending,
      confirmation,
    ],
  },
  {
    name: 'déclarer',
    screens: [
      declarationAge,
      contact,
      transport,
      products,
      search,
      article,
      basketLines,
      check,
      sending,
      confirmation,
    ],
  },
  { name: 'adresse inconnue', screens: [{ name: 'page', modules: ['src/app/pages/not-found-page.tsx'] }] },
];

export const travellersWalk: Walk = {
  // The data are kept fresh once the startup is over.
  home: { name: 'accueil', modules: [travellerEntry, 'src/app/startup/after-paint.ts'], ahead: [data] },
  withSavedAnswers: [
    'src/features/simulation/simulator-button.tsx',
    'src/features/simulation/resume-card.tsx',
    'src/features/declaration/declaration-card.tsx',
  ],
  journeys,
  // No screen links to the gallery; sessions are the agents'; an old storage is mended with the rates of the build; few
  // installations measure their audience.
  aside: /src\/gallery\/|renew-session|core\/data\/currencies|lib\/audience/,
};
