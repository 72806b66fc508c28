import type { RunStatement } from '../../../platform/database/database';
import type { AnswerSteps } from './answer-in-step';
import type { PasswordHasher } from './passwords/password-hasher';
import type { Throttle } from './throttles/throttle';

/** What the use cases of accounts need from outside. */
export interface AccountContext {
  readonly run: RunStatement;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  /** Domain of the Message-ID of mails. */
  readonly mailDomain: string;
  readonly answerSteps: AnswerSteps;
}
