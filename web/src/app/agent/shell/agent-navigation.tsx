import type { ReactNode } from 'react';
import { NavigationBar } from '../../shell/navigation-bar';
import { agentDestinations } from './agent-destinations';

/** The places of the agents' workspace. */
export function AgentNavigation(): ReactNode {
  return <NavigationBar places={agentDestinations} dense />;
}
