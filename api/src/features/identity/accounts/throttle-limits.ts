import { dayMs, minuteMs, retentionTerms, secondMs } from '@retour/contract';
import type { Allowance, Patience } from '../../../platform/throttle/throttle';

/** Wrong passwords of one account from browsers unknown to it: 100 in a row at most (NIST SP 800-63B). */
export const accountTries: Patience = {
  name: 'login-account',
  free: 5,
  firstWaitMs: 15 * secondMs,
  maxWaitMs: 15 * minuteMs,
  max: 100,
};

/** The same from a browser that signed in to this account before. */
export const deviceTries: Patience = { ...accountTries, name: 'login-device' };

/** Wrong current passwords of somebody who is signed in. */
export const changeTries: Patience = { ...accountTries, name: 'password-change' };

/** Wrong passwords from one network, whatever the accounts: an office may be one address. */
export const networkTries: Allowance = { name: 'login-network', atOnce: 50, everyMs: 10 * secondMs };

const mailed = { atOnce: 3, everyMs: 20 * minuteMs } as const;

/**
 * Mails that others can have sent to one address, each kind apart: a link to choose a password is refused to its owner
 * only when one that still works was sent.
 */
export const registrationAsks: Allowance = { ...mailed, name: 'register-address' };
export const validationAsks: Allowance = { ...mailed, name: 'ask-validation' };
export const resetAsks: Allowance = { ...mailed, name: 'ask-reset' };

export const networkAsks: Allowance = { name: 'ask-network', atOnce: 30, everyMs: minuteMs };

/** Links tried from one network; they cannot be guessed, this only bounds the work. */
export const networkLinks: Allowance = { name: 'link-network', atOnce: 60, everyMs: 10 * secondMs };

/** Links only looked at, apart: a neighbour who looks at bad ones keeps nobody from using theirs. */
export const networkLinkChecks: Allowance = { ...networkLinks, name: 'link-check-network' };

/** Longer than any wait above. */
export const throttleRetentionMs = retentionTerms.tries * dayMs;
