import { type ReactNode, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAccessToken } from '../../../lib/session';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { classNames, Skeleton } from '../../../ui';
import { FaultBoundary } from '../../shell/fault-boundary';
import { OfflineBanner } from '../../shell/offline-banner';
import { PageAudience } from '../../shell/page-audience';
import { mainId, SkipLink } from '../../shell/skip-link';
import { KeyboardHelp, LeaveDialog, ScanNotice } from '../agent-pages';
import { agentPaths } from '../agent-paths';
import { EndOfSession } from '../session/end-of-session';
import { leaveParts } from '../session/leaving';
import { useLeavingAsked } from '../session/leaving-asked';
import { SessionKeeper } from '../session/session-keeper';
import { AgentFaultPage } from './agent-fault-page';
import { AgentFooter } from './agent-footer';
import { AgentHeader } from './agent-header';
import styles from './agent-shell.module.css';
import { useKeyboard } from './keyboard/use-keyboard';

const offline =
  'Vous êtes hors connexion. Ce que vous voyez a pu changer, et rien n’est enregistré avant le retour du réseau.';

/** What the measure of audience may know of agents: the place, never a reference, a page or its title. */
const measuredTitle = 'Espace agent';
const measuredPath = (pathname: string): string => pathname.split('/').slice(0, 3).join('/');

const nothing: typeof leaveParts = [];

/** Pages of one place share their waiting screen. */
const placeOf = (pathname: string): string => pathname.split('/')[2] ?? '';

export function AgentShell(): ReactNode {
  const { pathname, search } = useLocation();
  const isAuthenticating = pathname.startsWith(agentPaths.authentication);
  const isSignedIn = useAccessToken() !== undefined && !isAuthenticating;
  const [owner, setOwner] = useState<string>();
  useFetchAhead(isSignedIn ? leaveParts : nothing);
  const isLeaving = useLeavingAsked(({ isReady }) => isReady);
  const { isHelpOpen, setHelpOpen, unopened, forgetScan } = useKeyboard(isSignedIn, owner);
  return (
    <div className={classNames(styles.shell, !isSignedIn && styles.signedOut)}>
      <PageAudience pathOf={measuredPath} title={measuredTitle} />
      <SessionKeeper onOwner={setOwner} />
      <SkipLink />
      <AgentHeader key={owner} isSignedIn={isSignedIn} onKeyboardHelp={() => setHelpOpen(true)} />
      <OfflineBanner message={offline} />
      {isSignedIn && <EndOfSession />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <FaultBoundary resetKey={pathname + search} fallback={(fault) => <AgentFaultPage fault={fault} />}>
          <Suspense key={placeOf(pathname)} fallback={<Skeleton lines={5} />}>
            <Outlet context={owner} />
          </Suspense>
        </FaultBoundary>
      </main>
      <AgentFooter />
      <Suspense>
        {isLeaving && <LeaveDialog />}
        <KeyboardHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
        {isSignedIn && <ScanNotice unopened={unopened} onClose={forgetScan} />}
      </Suspense>
    </div>
  );
}
