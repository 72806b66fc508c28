import type { Throttle } from '../../../platform/throttle/throttle';
import type { AnswerSteps } from './answer-in-step';
import type { PasswordHasher } from './passwords/password-hasher';
import type { MailingStore } from './storage/queue-mail';

/** What the use cases of accounts need from outside. */
export interface AccountContext extends MailingStore {
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly answerSteps: AnswerSteps;
  /** Domains that addresses must be of, in lower case; null: any. */
  readonly domains: readonly string[] | null;
}
