/** Who made a change, as the audit trail names them. */
export interface Actor {
  readonly type: 'user' | 'agent' | 'system';
  readonly id: string | null;
}
