import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { lazyComponent } from '../../../lib/lazy-component';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { creationPaths } from './creation-paths';
import { StartPage } from './start/start-page';
import { ContactPage } from './steps/contact-page';
import { TransportPage } from './steps/transport-page';

const loadPurchases = () => import('./purchases/creation-purchases');

const CreationPurchases = lazyComponent(() => loadPurchases().then((module) => module.CreationPurchases));
const SendingPage = lazyComponent(() =>
  import('./sending/sending-page').then((module) => module.SendingPage),
);
const SavedPage = lazyComponent(() => import('./confirmation/saved-page').then((module) => module.SavedPage));

const TakeoverPage = lazyComponent(() =>
  import('./takeover/takeover-page').then((module) => module.TakeoverPage),
);

const whatComputes = [loadPurchases];

/** Mounted at /agent/declaration/ajout: a declaration written by an agent for a traveller, in four steps. */
export function CreationRoutes(): ReactNode {
  useFetchAhead(whatComputes);
  // From this page to itself, it is another traveller's.
  const { key } = useLocation();
  return (
    <Routes>
      <Route index element={<StartPage />} />
      <Route path="reprise" element={<TakeoverPage />} />
      <Route path="coordonnees" element={<ContactPage key={key} />} />
      <Route path="transports" element={<TransportPage />} />
      {['marchandises/*', 'recapitulatif'].map((path) => (
        <Route key={path} path={path} element={<CreationPurchases />} />
      ))}
      <Route path="envoi" element={<SendingPage />} />
      <Route path="enregistree" element={<SavedPage />} />
      <Route path="*" element={<Navigate to={creationPaths.start} replace />} />
    </Routes>
  );
}
