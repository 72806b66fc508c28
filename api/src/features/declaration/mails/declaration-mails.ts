import { randomUUID } from 'node:crypto';
import type { Declaration } from '@retour/contract';
import { type DeclarationStatus, isReopening, type ProductCatalogue } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import type { ComposeMail, MailComposers, MailContent } from '../../../platform/mail/mail';
import { type Nomenclature, nomenclatureOf } from '../described-line';
import { mails } from '../receipt/receipt-queues';
import type { Corrections } from '../receipt/receipt-text';
import type { Receipts } from '../receipt/receipts';
import type { AttachedMail } from '../storage/change-status';
import { findDeclaration } from '../storage/find-declaration';
import { mailComposers } from '../storage/mail-composers';
import { readCorrections } from '../storage/read-corrections';
import { writeCancellationMail } from './cancellation-mail';
import { writeDecisionMail } from './decision-mail';
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
  { id, status: from, declarantEmail, submittedAt }: Declaration,
  to: DeclarationStatus,
  mailDomain: string,
): AttachedMail | null {
  const composer = isReopening(from, to) ? mailComposers.decision : composerByStatus[to];
  if (composer === undefined || declarantEmail === undefined) return null;
  // No mail was ever sent about a draft: its cancellation needs none.
  if (to === 'cancelled' && submittedAt === undefined) return null;
  return {
    messageId: `<${randomUUID()}@${mailDomain}>`,
    composer,
    recipient: declarantEmail,
    payload: { declarationId: id },
  };
}

function declarationIdOf(payload: unknown): string {
  const known = typeof payload === 'object' && payload !== null && 'declarationId' in payload;
  return known ? String(payload.declarationId) : '';
}

type WriteMail = (
  declaration: Declaration,
  nomenclature: Nomenclature,
  corrections: Corrections,
) => MailContent | null;

/** The mails about declarations, written when they leave; nothing once the declaration is anonymised. */
export function declarationMailComposers(
  run: RunStatement,
  catalogue: ProductCatalogue,
  receiptOf: Receipts['of'],
): MailComposers {
  const nomenclature = nomenclatureOf(catalogue);
  const composing =
    (write: WriteMail, { hasDocument }: { readonly hasDocument: boolean }): ComposeMail =>
    async (payload) => {
      const stored = await findDeclaration(run, declarationIdOf(payload));
      if (stored === null || stored.declaration.anonymisedAt !== undefined) return null;
      const { declaration } = stored;
      const corrections = await readCorrections(run, declaration);
      const mail = write(declaration, nomenclature, corrections);
      if (!hasDocument || mail === null) return mail;
      const { bytes } = await receiptOf({ declaration, nomenclature, corrections }, mails);
      const filename = `declaration-${declaration.publicId}.pdf`;
      return { ...mail, attachments: [{ filename, contentType: 'application/pdf', content: bytes }] };
    };
  return {
    [mailComposers.submission]: composing(writeSubmissionMail, { hasDocument: true }),
    [mailComposers.receipt]: composing(writeReceiptMail, { hasDocument: true }),
    // Its code must not be shown any more.
    [mailComposers.cancellation]: composing(writeCancellationMail, { hasDocument: false }),
    [mailComposers.decision]: composing(writeDecisionMail, { hasDocument: false }),
  };
}
