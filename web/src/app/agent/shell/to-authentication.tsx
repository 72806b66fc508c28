import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { agentPaths } from '../agent-paths';

/** The same page among those of authentication; what a mailed link carries goes along. */
export function ToAuthentication(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const page = pathname.slice(agentPaths.home.length);
  return <Navigate to={{ pathname: `${agentPaths.authentication}${page}`, search, hash }} replace />;
}
