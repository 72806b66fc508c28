import { attempt } from '../../lib/attempt';

/** Whether an agent works on this device: whose the work is stands there (`drafts/work-owner.ts`) until they sign out. */
export function keepsAgentWork(): boolean {
  return (attempt(() => localStorage.getItem('agent:owner')) ?? null) !== null;
}
