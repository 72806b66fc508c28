import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyComponent } from '../../lib/lazy-component';
import { useFetchAhead } from '../../lib/use-fetch-ahead';
import { useAppStore } from '../../store';
import { resumePath } from './request/declaration-progress';
import { AgePage } from './steps/age-page';

const loadContact = () => import('./steps/contact-page');
const loadTransport = () => import('./steps/transport-page');

const ContactPage = lazyComponent(() => loadContact().then((module) => module.ContactPage));
const TransportPage = lazyComponent(() => loadTransport().then((module) => module.TransportPage));
const Purchases = lazyComponent(() => import('./purchases/purchases').then((module) => module.Purchases));
const SendingPage = lazyComponent(() =>
  import('./sending/sending-page').then((module) => module.SendingPage),
);
const ConfirmationPage = lazyComponent(() =>
  import('./confirmation/confirmation-page').then((module) => module.ConfirmationPage),
);

const nextParts = [loadContact, loadTransport, () => import('../basket/assessment/calculator')];

/** Mounted at /declaration: the first question here, the others and what computes fetched while it is answered. */
export function DeclarationRoutes({ notFound }: { readonly notFound: ReactNode }): ReactNode {
  useFetchAhead(nextParts);
  return (
    <Routes>
      <Route index element={<Resume />} />
      <Route path="ajout/age" element={<AgePage />} />
      <Route path="ajout/coordonnees" element={<ContactPage />} />
      <Route path="ajout/transports" element={<TransportPage />} />
      <Route path="envoi" element={<SendingPage />} />
      {['confirmation', 'montrer'].map((path) => (
        <Route key={path} path={path} element={<ConfirmationPage />} />
      ))}
      {['produits', 'panier', 'verification'].map((path) => (
        <Route key={path} path={path} element={<Purchases />} />
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
}

function Resume(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  return <Navigate to={resumePath(declaration)} replace />;
}
