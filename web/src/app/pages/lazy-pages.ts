import { lazyComponent } from '../../lib/lazy-component';
import { lazyWithData } from '../session/with-data';

const loadSimulationRoutes = () =>
  import('../../features/simulation/simulation-routes').then((module) => module.SimulationRoutes);

export const SimulationRoutes = lazyComponent(loadSimulationRoutes);

/** Begins to fetch the page that the address asks for, before anything is drawn. */
export function fetchPageAhead(pathname: string): void {
  if (pathname.startsWith('/simulateur/')) loadSimulationRoutes().catch(() => undefined);
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
export const ResumeCard = lazyComponent(() =>
  import('../../features/simulation/resume-card').then((module) => module.ResumeCard),
);
export const DeclarationRoutes = lazyWithData(() =>
  import('../../features/declaration/declaration-routes').then((module) => module.DeclarationRoutes),
);
export const CarryOverPage = lazyComponent(() =>
  import('../../features/declaration/carry-over/carry-over-page').then((module) => module.CarryOverPage),
);
export const DeclarationCard = lazyComponent(() =>
  import('../../features/declaration/declaration-card').then((module) => module.DeclarationCard),
);
export const TripPage = lazyWithData(() =>
  import('../../features/guide/trip-page').then((module) => module.TripPage),
);
export const TripSetupPage = lazyWithData(() =>
  import('../../features/guide/trip-setup-page').then((module) => module.TripSetupPage),
);
export const FaqPage = lazyComponent(() =>
  import('../../features/guide/faq-page').then((module) => module.FaqPage),
);
export const AboutPage = lazyWithData(() =>
  import('../../features/guide/about-page').then((module) => module.AboutPage),
);
export const TutorialPage = lazyWithData(() =>
  import('../../features/guide/tutorial-page').then((module) => module.TutorialPage),
);
export const LegalPage = lazyComponent(() =>
  import('../../features/guide/legal-page').then((module) => module.LegalPage),
);
export const PrivacyPage = lazyComponent(() =>
  import('../../features/guide/privacy-page').then((module) => module.PrivacyPage),
);
export const AccessibilityPage = lazyComponent(() =>
  import('../../features/guide/accessibility-page').then((module) => module.AccessibilityPage),
);
export const Gallery = lazyComponent(() => import('../../gallery/gallery').then((module) => module.Gallery));
