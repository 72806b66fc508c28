import type { Declaration } from '@retour/contract';
import { formatDay, isUnpaidOutcome, travellerStatusWords } from '@retour/core';
import { defuseLinks } from '../../../platform/mail/defuse-links';
import type { MailContent } from '../../../platform/mail/mail';
import { quoted } from '../receipt/receipt-text';
import { writeDeclarationMail } from './declaration-mail';

/**
 * The mail that says how a control ended without a payment, or that it is taken up again; without a document, which would
 * be shown for what it was. Null when something else was decided since: that has its own mail.
 */
export function writeDecisionMail(declaration: Declaration): MailContent | null {
  const { publicId, date, status, reason } = declaration;
  const begin = ['Bonjour,'];
  const named = `Votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}, est`;
  if (status === 'submitted') {
    return writeDeclarationMail(publicId, {
      subject: `Votre déclaration ${publicId} est rouverte`,
      parts: [
        ...begin,
        `${named} de nouveau à valider par un agent de la douane.`,
        'Ce qui vous avait été annoncé ne vaut plus. Votre code QR et votre référence restent les mêmes.',
      ],
    });
  }
  if (!isUnpaidOutcome(status)) return null;
  const { word, meaning } = travellerStatusWords[status];
  return writeDeclarationMail(publicId, {
    subject: `Votre déclaration ${publicId} est ${word}`,
    parts: [
      ...begin,
      `${named} ${word}.`,
      meaning,
      ...(reason === undefined ? [] : [`Ce que l’agent a écrit : ${defuseLinks(quoted(reason))}`]),
      'Une question ? Répondez à l’agent qui vous a reçu, ou présentez-vous au bureau de douane avec cette référence.',
    ],
  });
}
