import type { Declaration, HistoryEntry } from '@retour/contract';
import { formatDay, isUnpaidOutcome, stageOf, travellerStatusWords } from '@retour/core';
import { defuseLinks } from '../../../platform/mail/defuse-links';
import type { MailContent } from '../../../platform/mail/mail';
import { quoted } from '../receipt/receipt-text';
import { writeDeclarationMail } from './declaration-mail';

/** Whether an entry of the trail is told by a decision mail. */
export function isDecision({ action, from, to }: HistoryEntry): boolean {
  return action === 'reopened' || (from !== to && isUnpaidOutcome(to));
}

/**
 * The mail that says how a control ended without a payment, or that it is taken up again; without a document, which would
 * be shown for what it was. `decided` is the last decision of its trail. Null when it was settled since: that has its own mail.
 */
export function writeDecisionMail(declaration: Declaration, decided: HistoryEntry): MailContent | null {
  const { publicId, date, status } = declaration;
  const { reason } = decided;
  const written = reason === undefined ? [] : [`Ce que l’agent a écrit : ${defuseLinks(quoted(reason))}`];
  const begin = ['Bonjour,'];
  const named = `Votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}, est`;
  if (decided.action === 'reopened') {
    if (stageOf(status) !== 'due') return null;
    return writeDeclarationMail(publicId, {
      subject: `Votre déclaration ${publicId} est rouverte`,
      parts: [
        ...begin,
        `${named} reprise par la douane.`,
        ...written,
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
      ...written,
      'Une question ? Répondez à l’agent qui vous a reçu, ou présentez-vous au bureau de douane avec cette référence.',
    ],
  });
}
