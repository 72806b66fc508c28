import type { Declaration } from '@retour/contract';
import { formatDay } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import { writeLetter } from '../../platform/mail/letter';
import type { ComposeMail, MailContent } from '../../platform/mail/mail';
import { makeReceipt } from './receipt/receipt-pdf';
import { euros, keepAtHand } from './receipt/receipt-text';
import { findDeclaration } from './storage/find-declaration';

export const submissionMailComposer = 'declaration-submitted';

function sentences({ declarantFirstName, publicId, assessment, date }: Declaration): readonly string[] {
  const owed =
    assessment.total === 0 && !assessment.totalIsMinimum
      ? 'Vous n’avez rien à payer.'
      : `Vous devrez payer ${assessment.totalIsMinimum ? 'au moins ' : ''}${euros(assessment.total)} à votre arrivée.`;
  return [
    `Bonjour ${declarantFirstName},`,
    `Nous avons bien reçu votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}.`,
    owed,
    ...keepAtHand,
    'Le récapitulatif est joint à ce message : gardez-le avec vos factures.',
  ];
}

export async function writeSubmissionMail(declaration: Declaration): Promise<MailContent> {
  const { publicId } = declaration;
  return {
    ...writeLetter({
      subject: `Votre déclaration ${publicId} est envoyée`,
      kicker: 'Votre déclaration',
      heading: publicId,
      parts: sentences(declaration),
    }),
    attachments: [
      {
        filename: `declaration-${publicId}.pdf`,
        contentType: 'application/pdf',
        content: await makeReceipt(declaration),
      },
    ],
  };
}

function declarationIdOf(payload: unknown): string {
  const known = typeof payload === 'object' && payload !== null && 'declarationId' in payload;
  return known ? String(payload.declarationId) : '';
}

/** The mail that confirms a submission, written when it leaves; nothing once the declaration is anonymised. */
export function composeSubmissionMail(run: RunStatement): ComposeMail {
  return async (payload) => {
    const stored = await findDeclaration(run, declarationIdOf(payload));
    if (stored === null || stored.declaration.anonymisedAt !== undefined) return null;
    return writeSubmissionMail(stored.declaration);
  };
}
