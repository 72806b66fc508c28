import { lazyComponent } from '../../lib/lazy-component';
import { paths } from '../paths';
import { lazyWithData } from '../session/with-data';

export const SimulationRoutes = lazyComponent(() =>
  import('../../features/simulation/simulation-routes').then((module) => module.SimulationRoutes),
);
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
export const TripPage = lazyComponent(() =>
  import('../../features/guide/trip-page').then((module) => module.TripPage),
);
export const TripSetupPage = lazyComponent(() =>
  import('../../features/guide/trip-setup-page').then((module) => module.TripSetupPage),
);
export const FaqPage = lazyComponent(() =>
  import('../../features/guide/faq-page').then((module) => module.FaqPage),
);
export const FaqLeads = lazyWithData(() =>
  import('../../features/guide/faq/faq-leads').then((module) => module.FaqLeads),
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

/** The part that each place of the application is drawn with; the home page comes with the application. */
const places = [
  [paths.simulator, SimulationRoutes],
  [paths.declaration, DeclarationRoutes],
  [paths.tripSetup, TripSetupPage],
  [paths.trip, TripPage],
  [paths.faq, FaqPage],
  [paths.about, AboutPage],
  [paths.tutorial, TutorialPage],
  [paths.legal, LegalPage],
  [paths.privacy, PrivacyPage],
  [paths.accessibility, AccessibilityPage],
] as const;

/** Fetches the part of the page that this address asks for, before anything is drawn. */
export async function fetchPageAhead(pathname: string): Promise<void> {
  const place = places.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  await place?.[1].fetchAhead();
}
