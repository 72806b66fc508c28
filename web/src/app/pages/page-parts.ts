import type { ReactNode } from 'react';
import type { FaqLeadsComponent } from '../../features/guide/faq/faq-answers';
import { lazyComponent, type PartComponent } from '../../lib/lazy-component';
import { lazyWithData } from '../data/with-data';
import { type PageName, pageAt } from './page-table';

/** The pieces that the shell hands to whichever page has a place for them. */
export interface PageSlots {
  readonly simulatorButton: ReactNode;
  readonly countryPage: ReactNode;
  readonly purchases: ReactNode;
  readonly leads: FaqLeadsComponent;
  readonly notFound: ReactNode;
}

/** The part that each page of the table is drawn with; the home page comes with the application. */
export const pageParts: Readonly<Record<Exclude<PageName, 'home'>, PartComponent<PageSlots>>> = {
  simulator: lazyComponent(() =>
    import('../../features/simulation/simulation-routes').then((module) => module.SimulationRoutes),
  ),
  carryOver: lazyWithData(() =>
    import('../../features/declaration/carry-over/carry-over-page').then((module) => module.CarryOverPage),
  ),
  receivedSimulation: lazyWithData(() =>
    import('../../features/simulation/sharing/received-page').then((module) => module.ReceivedPage),
  ),
  beforeBuying: lazyWithData(() =>
    import('../../features/simulation/before-buying/before-buying-page').then(
      (module) => module.BeforeBuyingPage,
    ),
  ),
  declaration: lazyWithData(() =>
    import('../../features/declaration/declaration-routes').then((module) => module.DeclarationRoutes),
  ),
  trip: lazyComponent(() => import('../../features/guide/trip-page').then((module) => module.TripPage)),
  tripSetup: lazyComponent(() =>
    import('../../features/guide/trip-setup-page').then((module) => module.TripSetupPage),
  ),
  faq: lazyComponent(() => import('../../features/guide/faq-page').then((module) => module.FaqPage)),
  about: lazyWithData(() => import('../../features/guide/about-page').then((module) => module.AboutPage)),
  tutorial: lazyWithData(() =>
    import('../../features/guide/tutorial-page').then((module) => module.TutorialPage),
  ),
  legal: lazyComponent(() => import('../../features/guide/legal-page').then((module) => module.LegalPage)),
  privacy: lazyComponent(() =>
    import('../../features/guide/privacy-page').then((module) => module.PrivacyPage),
  ),
  accessibility: lazyComponent(() =>
    import('../../features/guide/accessibility-page').then((module) => module.AccessibilityPage),
  ),
};

/** Fetches the part of the page that this address asks for, before anything is drawn. */
export async function fetchPageAhead(pathname: string): Promise<void> {
  const [name = 'home'] = pageAt(pathname) ?? [];
  if (name !== 'home') await pageParts[name].fetchAhead();
}

export const CountryPage = lazyWithData(() =>
  import('../../features/simulation/steps/country-page').then((module) => module.CountryPage),
);
export const SimulationPurchases = lazyWithData(() =>
  import('../../features/simulation/purchases/simulation-purchases').then(
    (module) => module.SimulationPurchases,
  ),
);
export const SimulatorButton = lazyComponent(() =>
  import('../../features/simulation/simulator-button').then((module) => module.SimulatorButton),
);
export const CountryStart = lazyComponent(() =>
  import('../../features/simulation/from-country/country-start').then((module) => module.CountryStart),
);
export const HomeExamples = lazyComponent(() =>
  import('../../features/home/examples/home-examples').then((module) => module.HomeExamples),
);
export const ResumeCard = lazyComponent(() =>
  import('../../features/simulation/resume-card').then((module) => module.ResumeCard),
);
export const DeclarationCard = lazyComponent(() =>
  import('../../features/declaration/declaration-card').then((module) => module.DeclarationCard),
);
export const FaqLeads = lazyWithData(() =>
  import('../../features/guide/faq/faq-leads').then((module) => module.FaqLeads),
);
export const Gallery = lazyComponent(() => import('../../gallery/gallery').then((module) => module.Gallery));
