import { randomUUID } from 'node:crypto';
import { type Declaration, documentFileName, type HistoryEntry } from '@retour/contract';
import {
  type DeclarationStatus,
  isReopening,
  isReversal,
  type ProductCatalogue,
  stageOf,
} from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import type { ComposeMail, MailComposers, MailContent } from '../../../platform/mail/mail';
import { mails } from '../../../platform/threads/document-queues';
import { type Nomenclature, nomenclatureOf } from '../described-line';
import type { Corrections } from '../receipt/receipt-text';
import type { Receipts } from '../receipt/receipts';
import type { AttachedMail } from '../storage/change-status';
import { findDeclaration } from '../storage/find-declaration';
import { mailComposers } from '../storage/mail-composers';
import { readCorrections } from '../storage/read-corrections';
import { readHistory } from '../storage/read-history';
import { writeCancellationMail } from './cancellation-mail';
import { writeCorrectionMail } from './correction-mail';
import { isDecision, writeDecisionMail } from './decision-mail';
import { writeReceiptMail } from './receipt-mail';
import { writeSubmissionMail } from './submission-mail';

const composerByStatus: Partial<Record<DeclarationStatus, string>> = {
  submitted: mailComposers.submission,
  paid: mailComposers.receipt,
  cancelled: mailComposers.cancellation,
  refused: mailComposers.decision,
  abandoned: mailComposers.decision,
  're-exported': mailComposers.decision,
  seized: mailComposers.decision,
};

/** Whether a mail may leave with a change to this status. */
export function hasMail(to: DeclarationStatus): boolean {
  return composerByStatus[to] !== undefined;
}

/** The mail that a change of status sends with it; null when there is none, or nobody to write to. */
export function mailOfChange(
  { id, status: from, version, declarantEmail, submittedAt }: Declaration,
  to: DeclarationStatus,
  mailDomain: string,
): AttachedMail | null {
  const isUndone = isReopening(from, to) || isReversal(from, to);
  const composer = isUndone ? mailComposers.decision : composerByStatus[to];
  if (composer === undefined) return null;
  // No mail was ever sent about a draft: its cancellation needs none.
  if (to === 'cancelled' && submittedAt === undefined) return null;
  return mailAbout({ id, declarantEmail, version }, composer, mailDomain);
}

/** The mail that a correction sends with it, to the address that is kept from then on; null when there is none. */
export function mailOfCorrection(
  corrected: Pick<Declaration, 'id' | 'declarantEmail' | 'version'>,
  mailDomain: string,
): AttachedMail | null {
  return mailAbout(corrected, mailComposers.correction, mailDomain);
}

function mailAbout(
  { id, declarantEmail: recipient, version }: Pick<Declaration, 'id' | 'declarantEmail' | 'version'>,
  composer: string,
  mailDomain: string,
): AttachedMail | null {
  if (recipient === undefined) return null;
  const messageId = `<${randomUUID()}@${mailDomain}>`;
  return { messageId, composer, recipient, payload: { declarationId: id, version: version + 1 } };
}

function declarationIdOf(payload: unknown): string {
  const known = typeof payload === 'object' && payload !== null && 'declarationId' in payload;
  return known ? String(payload.declarationId) : '';
}

/** The version that a mail is about; none in those of before 2026-11-23. */
function versionOf(payload: unknown): number | undefined {
  const known = typeof payload === 'object' && payload !== null && 'version' in payload;
  return known ? Number(payload.version) : undefined;
}

type WriteMail = (
  declaration: Declaration,
  nomenclature: Nomenclature,
  corrections: Corrections,
) => MailContent | null;

/** Whether an entry of the trail has a mail of this kind. */
type IsTold = (entry: HistoryEntry) => boolean;

interface WrittenMail {
  readonly hasDocument: boolean;
  /** Of a kind of which the last one says it all. */
  readonly isTold?: IsTold;
}

/** A confirmation that leaves late says nothing of what ended meanwhile: that has its own mail. */
const confirmWhileDue: WriteMail = (declaration, nomenclature) =>
  stageOf(declaration.status) === 'due' ? writeSubmissionMail(declaration, nomenclature) : null;

/** A receipt that leaves late is none of a payment that was reversed meanwhile. */
const receiptWhilePaid: WriteMail = (declaration, ...others) =>
  declaration.status === 'paid' ? writeReceiptMail(declaration, ...others) : null;

const isSettlement: IsTold = ({ action, to }) => action === 'status-changed' && to === 'paid';
const isCorrection: IsTold = ({ action }) => action === 'corrected';

/**
 * The mails about declarations, written when they leave; nothing once the declaration is anonymised, nor to an address that was
 * corrected since: it may be a stranger's. The correction writes to the right one, with all that the others bring; a decision,
 * which it does not tell, follows there.
 */
export function declarationMailComposers(
  run: RunStatement,
  catalogue: ProductCatalogue,
  receiptOf: Receipts['of'],
): MailComposers {
  const nomenclature = nomenclatureOf(catalogue);
  async function findTold(payload: unknown): Promise<Declaration | null> {
    const stored = await findDeclaration(run, declarationIdOf(payload));
    return stored === null || stored.declaration.anonymisedAt !== undefined ? null : stored.declaration;
  }
  /** Whether the same happened again after what a mail is about: that has its own mail, which says it all. */
  async function isToldAgain(
    { id, version }: Declaration,
    payload: unknown,
    isTold: IsTold,
  ): Promise<boolean> {
    const told = versionOf(payload);
    if (told === undefined || told === version) return false;
    return (await readHistory(run, id)).some((entry) => entry.version > told && isTold(entry));
  }
  const composing =
    (write: WriteMail, { hasDocument, isTold = () => false }: WrittenMail): ComposeMail =>
    async (payload, recipient) => {
      const declaration = await findTold(payload);
      if (declaration === null || declaration.declarantEmail !== recipient) return null;
      if (await isToldAgain(declaration, payload, isTold)) return null;
      const corrections = await readCorrections(run, declaration);
      const mail = write(declaration, nomenclature, corrections);
      if (!hasDocument || mail === null) return mail;
      const { bytes } = await receiptOf({ declaration, nomenclature, corrections }, mails);
      const filename = documentFileName(declaration);
      return { ...mail, attachments: [{ filename, contentType: 'application/pdf', content: bytes }] };
    };
  return {
    [mailComposers.submission]: composing(confirmWhileDue, { hasDocument: true }),
    [mailComposers.receipt]: composing(receiptWhilePaid, { hasDocument: true, isTold: isSettlement }),
    // Its code must not be shown any more.
    [mailComposers.cancellation]: composing(writeCancellationMail, { hasDocument: false }),
    [mailComposers.decision]: async (payload) => {
      const declaration = await findTold(payload);
      const to = declaration?.declarantEmail;
      if (declaration === null || to === undefined) return null;
      const history = await readHistory(run, declaration.id);
      const version = versionOf(payload);
      const decided = history.findLast(
        (entry) => isDecision(entry) && (version === undefined || version === entry.version),
      );
      const mail = decided === undefined ? null : writeDecisionMail(declaration, decided, history);
      return mail === null ? null : { ...mail, to };
    },
    [mailComposers.correction]: composing(writeCorrectionMail, { hasDocument: true, isTold: isCorrection }),
  };
}
