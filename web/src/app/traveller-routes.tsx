import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { HomePage } from '../features/home/home-page';
import { lazyComponent } from '../lib/lazy-component';
import { TravellerMark } from './brand/marks';
import { InvitationSlot } from './pages/invitation-slot';
import {
  AboutPage,
  AccessibilityPage,
  CarryOverPage,
  CountryPage,
  DeclarationRoutes,
  FaqLeads,
  FaqPage,
  Gallery,
  LegalPage,
  PrivacyPage,
  SimulationPurchases,
  SimulationRoutes,
  TripPage,
  TripSetupPage,
  TutorialPage,
} from './pages/lazy-pages';
import { ResumeSlot, SimulatorSlot } from './pages/simulator-slot';
import { paths } from './paths';
import { TravellerShell } from './shell/traveller-shell';

const NotFoundPage = lazyComponent(() =>
  import('./pages/not-found-page').then((module) => module.NotFoundPage),
);

function Home(): ReactNode {
  return (
    <HomePage
      illustration={<TravellerMark size={220} />}
      invitation={<InvitationSlot />}
      resume={<ResumeSlot />}
      simulatorButton={<SimulatorSlot label="Simuler mes achats" variant="highlight" />}
    />
  );
}

export function TravellerRoutes(): ReactNode {
  const simulatorButton = <SimulatorSlot />;
  return (
    <Routes>
      <Route element={<TravellerShell />}>
        <Route index element={<Home />} />
        <Route path="/simulateur/declaration" element={<CarryOverPage />} />
        <Route path={`${paths.declaration}/*`} element={<DeclarationRoutes />} />
        <Route
          path="/simulateur/*"
          element={<SimulationRoutes countryPage={<CountryPage />} purchases={<SimulationPurchases />} />}
        />
        <Route path={paths.trip} element={<TripPage simulatorButton={simulatorButton} />} />
        <Route path={paths.tripSetup} element={<TripSetupPage simulatorButton={simulatorButton} />} />
        <Route path={paths.faq} element={<FaqPage leads={FaqLeads} />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.tutorial} element={<TutorialPage simulatorButton={simulatorButton} />} />
        <Route path={paths.legal} element={<LegalPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.accessibility} element={<AccessibilityPage />} />
        <Route path={paths.gallery} element={<Gallery />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
