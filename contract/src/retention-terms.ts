/**
 * How many days each kind of kept row stays, the declarations of an installation excepted (`RETENTION_DAYS`). The jobs that
 * erase and the personal-data page read the same figures. The rows read nothing, so that the page carries them alone.
 */
export const retentionTerms = {
  /** A mail that left: the time to answer somebody who asks whether it did. */
  sentMails: 7,
  /** A mail that never left: its news is old. */
  unsentMails: 30,
  /** A product that an agent looked up, and the words typed to find it. */
  productLookups: 365,
  /** That a list was exported, by whom and why. */
  exports: 365,
  /** Names and address of an agent whose account is closed, after they were last seen. */
  closedAgents: 365,
  /** The same of an agent who does not come any more, whose account nobody closed. */
  absentAgents: 1_095,
  /** An account asked for, whose address nobody proved. */
  unprovedAccounts: 7,
  /** The mark of a browser that signed in with a password. */
  knownDevices: 180,
  /** The keyed digest under which tries are counted. */
  tries: 30,
  /** The report of each run of retention. */
  retentionRuns: 1_095,
} as const;
