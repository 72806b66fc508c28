import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { HomePage } from '../features/home/home-page';
import { lazyComponent } from '../lib/lazy-component';
import { TravellerMark } from './brand/marks';
import { CountryStartSlot } from './pages/country-start-slot';
import { ExamplesSlot } from './pages/examples-slot';
import { InvitationSlot } from './pages/invitation-slot';
import {
  CountryPage,
  FaqLeads,
  Gallery,
  type PageSlots,
  pageParts,
  SimulationPurchases,
} from './pages/page-parts';
import { allPages, galleryPath } from './pages/page-table';
import { ResumeSlot, SimulatorSlot } from './pages/simulator-slot';
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
      start={<CountryStartSlot />}
      examples={<ExamplesSlot />}
    />
  );
}

const notFound = <NotFoundPage />;

const slots: PageSlots = {
  simulatorButton: <SimulatorSlot />,
  countryPage: <CountryPage />,
  purchases: <SimulationPurchases />,
  leads: FaqLeads,
  notFound,
};

const routes = allPages.map(([name, { path, below }]) => {
  const Part = name === 'home' ? Home : pageParts[name];
  return <Route key={name} path={below ? `${path}/*` : path} element={<Part {...slots} />} />;
});

export function TravellerRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<TravellerShell />}>
        {routes}
        <Route path={galleryPath} element={<Gallery />} />
        <Route path="*" element={notFound} />
      </Route>
    </Routes>
  );
}
