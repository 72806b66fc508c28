import { lazy } from 'react';
import { lazyComponent } from '../../lib/lazy-component';

export const AuthenticationRoutes = lazyComponent(() =>
  import('../../features/identity/authentication-routes').then((module) => module.AuthenticationRoutes),
);
export const AccountRoutes = lazyComponent(() =>
  import('../../features/identity/account-routes').then((module) => module.AccountRoutes),
);
export const AgentsPage = lazyComponent(() =>
  import('../../features/identity/account/agents-page').then((module) => module.AgentsPage),
);
export const AccessLogPage = lazyComponent(() =>
  import('../../features/identity/access-log/access-log-page').then((module) => module.AccessLogPage),
);
export const UnsentMailsPage = lazyComponent(() =>
  import('../../features/identity/account/unsent-mails-page').then((module) => module.UnsentMailsPage),
);
export const StatusPage = lazyComponent(() =>
  import('../../features/identity/status/status-page').then((module) => module.StatusPage),
);
export const SupervisorsOnly = lazyComponent(() =>
  import('../../features/identity/account/supervisors-only').then((module) => module.SupervisorsOnly),
);
export const AgentHomePage = lazyComponent(() =>
  import('../../features/review/agent-home-page').then((module) => module.AgentHomePage),
);
export const AgentNotFoundPage = lazyComponent(() =>
  import('./shell/agent-not-found-page').then((module) => module.AgentNotFoundPage),
);
export const ReviewRoutes = lazyComponent(() =>
  import('../../features/review/review-routes').then((module) => module.ReviewRoutes),
);
export const ExportsPage = lazyComponent(() =>
  import('../../features/review/export/exports-page').then((module) => module.ExportsPage),
);
export const TakingsPage = lazyComponent(() =>
  import('../../features/review/takings/takings-page').then((module) => module.TakingsPage),
);
export const CreationRoutes = lazyComponent(() =>
  import('../../features/review/creation/creation-routes').then((module) => module.CreationRoutes),
);
export const CodesPage = lazyComponent(() =>
  import('../../features/review/codes/codes-page').then((module) => module.CodesPage),
);
export const NomenclaturePage = lazyComponent(() =>
  import('../../features/nomenclature/nomenclature-page').then((module) => module.NomenclaturePage),
);
export const NewsPage = lazyComponent(() =>
  import('../../features/news/news-page').then((module) => module.NewsPage),
);
export const ContactPage = lazyComponent(() =>
  import('../../features/contact/contact-page').then((module) => module.ContactPage),
);

export const AgentHandbookPage = lazyComponent(() =>
  import('./handbook/agent-handbook-page').then((module) => module.AgentHandbookPage),
);

/** Entries of the menu: it goes on without them when this cannot be fetched. Apart, as the shell knows no contract. */
export const OwnAccount = lazy(() =>
  import('../../features/identity/account/own-account').then(
    (module) => ({ default: module.OwnAccount }),
    () => ({ default: () => null }),
  ),
);

/** The line of the menu that says the office, in the same way. */
export const OwnOffice = lazy(() =>
  import('../../features/identity/account/own-office').then(
    (module) => ({ default: module.OwnOffice }),
    () => ({ default: () => null }),
  ),
);

/** Asked for by a key or by the menu: the page goes on without it when it cannot be fetched. */
export const KeyboardHelp = lazy(() =>
  import('./shell/keyboard/keyboard-help').then(
    (module) => ({ default: module.KeyboardHelp }),
    () => ({ default: () => null }),
  ),
);

/** Says what was scanned and opens nothing, in the same way. */
export const ScanNotice = lazy(() =>
  import('./shell/keyboard/scan-notice').then(
    (module) => ({ default: module.ScanNotice }),
    () => ({ default: () => null }),
  ),
);

/** What is asked before the session ends, in the same way. */
export const LeaveDialog = lazy(() =>
  import('./session/leave-dialog').then(
    (module) => ({ default: module.LeaveDialog }),
    () => ({ default: () => null }),
  ),
);

/** A mark of the menu, not a page: the menu goes on without it when it cannot be fetched. */
export const UnreadNewsCount = lazy(() =>
  import('../../features/news/unread-news-count').then(
    (module) => ({ default: module.UnreadNewsCount }),
    () => ({ default: () => null }),
  ),
);
