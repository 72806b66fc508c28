import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import {
  AccessLogPage,
  AccountRoutes,
  AgentHandbookPage,
  AgentHomePage,
  AgentNotFoundPage,
  AgentsPage,
  AuthenticationRoutes,
  CodesPage,
  ContactPage,
  CreationRoutes,
  ExportsPage,
  NewsPage,
  NomenclaturePage,
  ReviewRoutes,
  StatusPage,
  SupervisorsOnly,
  TakingsPage,
  UnsentMailsPage,
} from './agent-pages';
import { agentPaths } from './agent-paths';
import { leave } from './session/leaving';
import { AgentShell } from './shell/agent-shell';
import { RequireSignIn } from './shell/require-sign-in';
import { ToAuthentication } from './shell/to-authentication';

/** Pages of authentication that the specification names below the agents' area itself: both addresses lead there. */
const openPages = ['inscription', 'inscription-reussie', 'validation', 'mot-de-passe-oublie/*'];

/** The agents' pages: signing in, and how it is done, is open to all, the rest to those who did. */
export function AgentRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<AgentShell />}>
        <Route
          path={`${agentPaths.authentication}/*`}
          element={<AuthenticationRoutes onSignOut={() => void leave()} />}
        />
        {openPages.map((page) => (
          <Route key={page} path={`${agentPaths.home}/${page}`} element={<ToAuthentication />} />
        ))}
        <Route path={agentPaths.tutorial} element={<AgentHandbookPage />} />
        <Route element={<RequireSignIn />}>
          <Route path={agentPaths.home} element={<AgentHomePage />} />
          <Route
            path={`${agentPaths.declarations}/*`}
            element={<ReviewRoutes notFound={<AgentNotFoundPage />} />}
          />
          <Route path={`${agentPaths.creation}/*`} element={<CreationRoutes />} />
          <Route path={agentPaths.codes} element={<CodesPage />} />
          <Route path={agentPaths.nomenclature} element={<NomenclaturePage />} />
          <Route path={agentPaths.takings} element={<TakingsPage />} />
          <Route path={agentPaths.news} element={<NewsPage />} />
          <Route path={agentPaths.contact} element={<ContactPage />} />
          <Route path={`${agentPaths.account}/*`} element={<AccountRoutes />} />
          <Route element={<SupervisorsOnly />}>
            <Route path={agentPaths.agents} element={<AgentsPage />} />
            <Route path={agentPaths.accessLog} element={<AccessLogPage />} />
            <Route path={agentPaths.exports} element={<ExportsPage />} />
            <Route path={agentPaths.unsentMails} element={<UnsentMailsPage />} />
            <Route path={agentPaths.status} element={<StatusPage />} />
          </Route>
          <Route path="*" element={<AgentNotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
