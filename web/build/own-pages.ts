const features = 'src/features';
const simulation = `${features}/simulation/simulation-routes.tsx`;
const guide = (page: string): string => `${features}/guide/${page}.tsx`;

/** An address whose page names, in its own HTML, the files that it is drawn with. */
export interface OwnPage {
  readonly path: string;
  /** Lazy modules of the application, from its root. */
  readonly modules: readonly string[];
  /**
   * Its content is written when the application is built: nothing in it depends on the device, and a question in it waits
   * for the application.
   */
  readonly isWritten?: boolean;
}

const written = (path: string, ...modules: readonly string[]): OwnPage => ({
  path,
  modules,
  isWritten: true,
});

/** The pages of the travellers' application; an address that is not here is drawn from the shell alone. */
export const ownPages: readonly OwnPage[] = [
  written('/'),
  written('/simulateur/configuration/etape0', simulation),
  written('/preparer-mon-voyage', guide('trip-page'), guide('trip/goods-topic')),
  written('/faqs', guide('faq-page')),
  written('/a-propos', guide('about-page')),
  written('/tuto', guide('tutorial-page')),
  written('/mentions-legales', guide('legal-page')),
  written('/donnees-personnelles', guide('privacy-page')),
  written('/accessibilite', guide('accessibility-page')),
  ...['', '/configuration/etape1', '/configuration/etape2', '/produits', '/panier', '/recapitulatif'].map(
    (place) => ({ path: `/simulateur${place}`, modules: [simulation] }),
  ),
  { path: '/preparer-mon-voyage/configuration', modules: [guide('trip-setup-page')] },
  { path: '/declaration', modules: [`${features}/declaration/declaration-routes.tsx`] },
];
