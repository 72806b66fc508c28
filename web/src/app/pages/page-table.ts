/** Where a person who comes for the first time is led, whose page is drawn at build time. Who has begun something gets the shell. */
interface ForNewcomers {
  readonly drawnAs: string;
}

/** What the server sends for an address before any script runs: the page's content, or the shell that names its files. */
export type Document = 'prerendered' | 'preloading' | ForNewcomers;

/** A page of the travellers' service; page-parts.ts brings the component of the same name. */
export interface Page {
  readonly path: string;
  /** A page of several steps gives each its own. */
  readonly title?: string;
  /** Where its part comes from, among the features; the home page has none, it is in the entry. */
  readonly module?: string;
  /** Other parts of its content, folded at first. */
  readonly folded?: readonly string[];
  /** Fetched by the page once it is shown, each when it serves. */
  readonly later?: readonly string[];
  /** Without it, the address is answered by the shell alone. */
  readonly document?: Document;
  /** The page draws every address below its own; these have a document of their own. */
  readonly below?: Readonly<Record<string, Document>>;
  /** One thing is asked at a time: its footer keeps to its links. */
  readonly isAsking?: boolean;
  /** The list of the footer that names it. */
  readonly footer?: 'help' | 'information';
}

const firstQuestion = { drawnAs: '/simulateur/configuration/etape1' } as const;
const declarantAge = { drawnAs: '/declaration/ajout/age' } as const;

export const pages = {
  home: {
    path: '/',
    title: 'Accueil',
    folded: ['simulation/from-country/country-start.tsx', 'home/examples/home-examples.tsx'],
    document: 'prerendered',
  },
  carryOver: {
    path: '/simulateur/declaration',
    module: 'declaration/carry-over/carry-over-page.tsx',
    isAsking: true,
  },
  receivedSimulation: {
    path: '/simulateur/partage',
    title: 'Simulation reçue',
    module: 'simulation/sharing/received-page.tsx',
    document: 'preloading',
    isAsking: true,
  },
  simulator: {
    path: '/simulateur',
    title: 'Simuler mes achats',
    module: 'simulation/simulation-routes.tsx',
    document: firstQuestion,
    below: {
      '/configuration/etape0': 'prerendered',
      '/configuration/etape1': firstQuestion,
      '/configuration/etape2': 'preloading',
      '/produits': firstQuestion,
      '/panier': 'preloading',
      '/recapitulatif': 'preloading',
    },
    isAsking: true,
  },
  beforeBuying: {
    path: '/puis-je-l-acheter',
    title: 'Puis-je l’acheter ?',
    module: 'simulation/before-buying/before-buying-page.tsx',
    document: 'preloading',
    isAsking: true,
  },
  declaration: {
    path: '/declaration',
    module: 'declaration/declaration-routes.tsx',
    document: declarantAge,
    below: { '/ajout/age': declarantAge },
    isAsking: true,
  },
  tripSetup: {
    path: '/preparer-mon-voyage/configuration',
    module: 'guide/trip-setup-page.tsx',
    later: ['reference/suggest-countries.ts', 'guide/trip-setup/setup-result.tsx'],
    document: 'preloading',
  },
  trip: {
    path: '/preparer-mon-voyage',
    title: 'Préparer mon voyage',
    module: 'guide/trip-page.tsx',
    folded: [
      'guide/trip/arrival-tabs.tsx',
      'guide/trip/goods-topic.tsx',
      'declarant/arrival/arrival-place-field.tsx',
    ],
    document: 'prerendered',
  },
  tutorial: {
    path: '/tuto',
    title: 'Comment ça marche ?',
    module: 'guide/tutorial-page.tsx',
    later: [
      'guide/tutorial/tutorial-examples.tsx',
      'guide/tutorial/example-result.ts',
      // The home page fetches it by itself when the invitation is declined.
      '../store/hide-tutorial.ts',
    ],
    document: 'prerendered',
    footer: 'help',
  },
  faq: {
    path: '/faqs',
    title: 'Foire aux questions',
    module: 'guide/faq-page.tsx',
    later: ['guide/faq/faq-answers.tsx', 'guide/faq/faq-leads.tsx', 'guide/faq/product-lead.tsx'],
    document: 'prerendered',
    footer: 'help',
  },
  about: {
    path: '/a-propos',
    title: 'À propos',
    module: 'guide/about-page.tsx',
    later: ['guide/about/data-dates-section.tsx'],
    document: 'prerendered',
    footer: 'information',
  },
  legal: {
    path: '/mentions-legales',
    title: 'Mentions légales',
    module: 'guide/legal-page.tsx',
    document: 'prerendered',
    footer: 'information',
  },
  privacy: {
    path: '/donnees-personnelles',
    title: 'Données personnelles',
    module: 'guide/privacy-page.tsx',
    document: 'prerendered',
    footer: 'information',
  },
  accessibility: {
    path: '/accessibilite',
    title: 'Accessibilité : non conforme',
    module: 'guide/accessibility-page.tsx',
    document: 'prerendered',
    footer: 'information',
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

/** In the order of the table: an address is looked for from the most particular to the most general. */
export const allPages = Object.entries(pages) as readonly (readonly [name: PageName, page: Page])[];

/** The components that screens are made of, shown to who writes them. */
export const galleryPath = '/galerie';

/** The steps of a page that has several. */
const steps: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  simulator: [
    '/configuration/etape0',
    '/configuration/etape1',
    '/configuration/etape2',
    '/configuration/etape3',
    '/configuration/etape4',
    '/produits',
    '/panier',
    '/recapitulatif',
  ],
  declaration: [
    '/ajout/age',
    '/ajout/coordonnees',
    '/ajout/transports',
    '/produits',
    '/panier',
    '/verification',
    '/envoi',
    '/confirmation',
    '/montrer',
  ],
};

/** Every address that the application draws: of any other, it says that it is none. */
export const drawnAddresses: readonly string[] = [
  ...allPages.flatMap(([name, { path }]) => [path, ...(steps[name] ?? []).map((step) => path + step)]),
  galleryPath,
];

/** What people type for a page: the server leads there. In small letters. */
export const typedAddresses: Readonly<Record<string, string>> = {
  '/accueil': pages.home.path,
  '/faq': pages.faq.path,
  '/simulation': pages.simulator.path,
  '/tutoriel': pages.tutorial.path,
};

/** The addresses of the pages drawn for who has begun nothing. */
export const newcomersPaths: ReadonlySet<string> = new Set(
  allPages
    .flatMap(([, { document, below }]) => [document, ...Object.values(below ?? {})])
    .flatMap((document) => (typeof document === 'object' ? document.drawnAs : [])),
);

/** The page of an address: its own, or the one that draws what stands below. */
export function pageAt(pathname: string): readonly [name: PageName, page: Page] | undefined {
  return allPages.find(([, { path }]) => pathname === path || pathname.startsWith(`${path}/`));
}
