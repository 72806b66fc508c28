import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Skeleton } from '../../ui';
import { FaultPage } from '../pages/fault-page';
import { FaultBoundary } from './fault-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { PageAudience } from './page-audience';
import { PageWait } from './page-wait';
import { mainId, SkipLink } from './skip-link';
import styles from './traveller-shell.module.css';
import { UpdatePrompt } from './update-prompt';

/** The first folder of the address: pages of one place share their waiting screen. */
const placeOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/** What the measure of audience may know of these pages, whose own titles name articles. */
const measuredTitles: Readonly<Record<string, string>> = {
  simulateur: 'Simulateur',
  declaration: 'Déclaration',
};

export function TravellerShell(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageAudience title={measuredTitles[placeOf(pathname)]} />
      <SkipLink />
      <Header />
      <OfflineBanner />
      <PageWait />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <FaultBoundary resetKey={pathname + search} fallback={(fault) => <FaultPage fault={fault} />}>
          <Suspense key={placeOf(pathname)} fallback={<Skeleton lines={5} />}>
            <Outlet />
          </Suspense>
        </FaultBoundary>
      </main>
      <UpdatePrompt pathname={pathname} />
      <Footer />
    </>
  );
}
