import type { Declaration } from '@retour/contract';
import { formatDay, typeset } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import { escapeHtml } from '../../platform/mail/escape-html';
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
  ].map(typeset);
}

const signature = typeset(
  'Retour en France. Ce message est automatique : une réponse ne serait lue par personne.',
);

function htmlOf(declaration: Declaration, paragraphs: readonly string[]): string {
  const text = 'font:17px/1.5 Arial,sans-serif;color:#14172B';
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subjectOf(declaration))}</title></head>` +
    `<body style="margin:0;background:#F5F6FB"><div style="max-width:600px;margin:0 auto;padding:20px;${text}">` +
    `<div style="background:#14296B;color:#FFFFFF;border-radius:18px;padding:20px"><div>Votre déclaration</div>` +
    `<h1 style="margin:0;font-size:30px">${escapeHtml(declaration.publicId)}</h1></div>${body}` +
    `<p style="color:#4A5068;font-size:15px">${escapeHtml(signature)}</p></div></body></html>`
  );
}

function subjectOf({ publicId }: Declaration): string {
  return `Votre déclaration ${publicId} est envoyée`;
}

export async function writeSubmissionMail(declaration: Declaration): Promise<MailContent> {
  const paragraphs = sentences(declaration);
  return {
    subject: subjectOf(declaration),
    text: [...paragraphs, signature].join('\n\n'),
    html: htmlOf(declaration, paragraphs),
    attachments: [
      {
        filename: `declaration-${declaration.publicId}.pdf`,
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
