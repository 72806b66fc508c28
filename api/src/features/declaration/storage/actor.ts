import type { ActingAgent } from '../../../platform/access-log/log-entry';

/** Who made a change, as the audit trail names them. */
export interface Actor {
  readonly type: 'user' | 'agent' | 'system';
  readonly id: string | null;
  /** The session in which an agent acts, for the access log. */
  readonly acting?: ActingAgent;
}
