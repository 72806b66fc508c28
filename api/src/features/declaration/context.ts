import type { Office } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import type { AssessmentSources } from './assess-declaration';
import type { CodeSigner } from './code-signer';
import type { MailTurns } from './mails/mail-turns';

/** What the use cases of a declaration need from outside. */
export interface DeclarationContext extends AssessmentSources {
  readonly run: RunStatement;
  readonly signer: CodeSigner;
  readonly now: () => Date;
  /** The office for which an agent collects. */
  readonly officeOf: (agentId: string) => Promise<Office>;
  /** Domain of the Message-ID of mails. */
  readonly mailDomain: string;
  /** How many mails travellers may have sent. */
  readonly mailTurns: MailTurns;
}
