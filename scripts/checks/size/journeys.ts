import path from 'node:path';
import { allPages, type Page } from '../../../web/src/app/pages/page-table.ts';
import { beforePaintEntry, travellerEntry } from './web-build.ts';

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
  /** A first visit: it starts at the home page, with nothing kept on the device. */
  readonly journeys: readonly Journey[];
  /** Modules that are in no journey. */
  readonly aside: RegExp;
}

const data = 'src/app/data/data.tsx';
const engine = 'src/features/basket/assessment/calculator.ts';

const questions: Screen = {
  name: 'étapes 0, 1, 2, 4',
  modules: ['src/features/simulation/simulation-routes.tsx', 'src/features/simulation/simulator-button.tsx'],
  ahead: [engine],
};
/** Beside the questions where the window has room for it. */
const tripTag: Screen = {
  name: 'étapes, étiquette des grands écrans',
  modules: ['src/features/simulation/trip-tag/trip-tag.tsx'],
};
const country: Screen = {
  name: 'étape 3',
  modules: ['src/features/simulation/steps/country-page.tsx'],
  ahead: ['src/features/simulation/purchases/simulation-purchases.tsx'],
};
const products: Screen = { name: 'produits', modules: ['src/features/basket/products/products-page.tsx'] };
const category: Screen = {
  name: 'catégorie',
  modules: ['category-page', 'choice-page', 'unknown-product'].map(
    (name) => `src/features/basket/products/${name}.tsx`,
  ),
};
const search: Screen = {
  name: 'recherche',
  modules: ['src/features/reference/search-products.ts', 'src/features/basket/products/product-search.tsx'],
};
const typedList: Screen = {
  name: 'liste écrite',
  modules: ['src/features/basket/products/typed-list/typed-search.tsx'],
  // What of it waits for an answer is said on the pages that follow.
  ahead: ['src/features/basket/products/typed-list/waiting/uncounted-notice.tsx'],
};
const article: Screen = { name: 'article', modules: ['src/features/basket/products/article-page.tsx'] };
const restricted: Screen = {
  name: 'réglementation',
  modules: ['src/features/basket/restrictions/restricted-page.tsx'],
};
const beforeBuying: Screen = {
  name: 'avant d’acheter',
  modules: ['before-buying-page', 'purchase'].map(
    (name) => `src/features/simulation/before-buying/${name}.tsx`,
  ),
};
const basketLines: Screen = {
  name: 'panier',
  modules: ['src/features/basket/lines/basket-page.tsx', 'src/features/basket/lines/which-one.tsx'],
};
const summary: Screen = {
  name: 'récapitulatif',
  modules: ['src/features/simulation/summary/summary-page.tsx'],
  ahead: ['src/features/simulation/resume/resume-dialog.tsx'],
};
const share: Screen = {
  name: 'partage',
  modules: ['src/features/simulation/sharing/share-dialog.tsx'],
  ahead: ['src/features/simulation/sharing/shown-code.tsx'],
};
const received: Screen = {
  name: 'simulation reçue',
  modules: ['src/features/simulation/sharing/received-page.tsx'],
  ahead: ['src/features/simulation/sharing/received-simulation.tsx'],
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
  ahead: [
    'src/features/declaration/confirmation/later-acts.tsx',
    // The home page of those who have sent one fetches it too, once it is drawn.
    'src/features/declaration/card/sent-amount.tsx',
    'src/features/declaration/showing/show-declarations.tsx',
    'src/features/declarant/arrival/arrival-place-field.tsx',
  ],
};

/** A page that is reached at once from the home page, then what it fetches when it serves. */
function pageJourney(page: Page): Journey {
  const { module = '', folded = [], later = [] } = page;
  const inFeatures = (part: string): string => path.posix.join('src/features', part);
  return {
    name: page.path,
    screens: [
      { name: 'page', modules: [inFeatures(module)], ahead: folded.map(inFeatures) },
      ...later.map((part) => ({ name: path.parse(part).name, modules: [], ahead: [inFeatures(part)] })),
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
    name: 'accueil',
    screens: [
      // Drawn at build time: they come with the application, once the page is painted.
      {
        name: 'champ et exemples',
        modules: [
          'src/features/simulation/from-country/country-start.tsx',
          'src/features/home/examples/home-examples.tsx',
        ],
      },
      { name: 'pays', modules: ['src/features/simulation/from-country/country-known.ts'] },
      // Where the page was not sent with what the examples owe.
      { name: 'exemples', modules: [], ahead: ['src/features/home/examples/load-examples.ts'] },
    ],
  },
  {
    name: 'simuler',
    screens: [
      questions,
      tripTag,
      country,
      products,
      category,
      search,
      typedList,
      restricted,
      article,
      beforeBuying,
      basketLines,
      summary,
      share,
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
    name: 'recevoir',
    screens: [
      received,
      { name: 'calcul', modules: [], ahead: [engine] },
      {
        name: 'panier',
        modules: ['src/features/simulation/simulation-routes.tsx'],
        ahead: ['src/features/simulation/purchases/simulation-purchases.tsx'],
      },
      summary,
    ],
  },
  {
    name: 'déclarer',
    screens: [
      declarationAge,
      contact,
      transport,
      products,
      category,
      search,
      typedList,
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
  home: {
    name: 'accueil',
    modules: [travellerEntry, beforePaintEntry],
    ahead: [data],
  },
  withSavedAnswers: [
    'src/features/simulation/simulator-button.tsx',
    'src/features/simulation/resume-card.tsx',
    'src/features/declaration/declaration-card.tsx',
  ],
  journeys,
  // No screen links to the gallery; sessions are the agents', and so is what Enter opens in the search; an old storage is mended with the
  // rates of the build; few installations measure their audience.
  aside: /src\/gallery\/|renew-session|core\/data\/currencies|lib\/audience|agent-search/,
};
