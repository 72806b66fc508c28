import { type Declaration, type HistoryEntry, isReversedClosing, reversalSentences } from '@retour/contract';
import {
  formatDay,
  formatEurosAmount,
  isUnpaidOutcome,
  meansInWords,
  stageOf,
  travellerStatusWords,
} from '@retour/core';
import type { MailContent } from '../../../platform/mail/mail';
import { quoted } from '../receipt/receipt-text';
import { writeDeclarationMail } from './declaration-mail';

const question =
  'Une question ? Posez-la à l’agent qui vous a reçu, ou présentez-vous au bureau de douane avec cette référence.';

/** « 140,00 € par carte et en espèces »; of a payment of before the numbers nothing is known. */
function paidWords({ receipt }: HistoryEntry): string {
  if (receipt?.amount === undefined) return '';
  const means = meansInWords(receipt.means);
  return ` : ${formatEurosAmount(receipt.amount)}${means === '' ? '' : ` ${means}`}`;
}

/**
 * That a payment was reversed, and that what was collected is given back: a card that was refused brought nothing in. The reason is
 * between officers: it may be a mistake at the counter.
 */
function writeReversalMail(declaration: Declaration, reversed: HistoryEntry): MailContent {
  const { publicId, date } = declaration;
  const ofArrival = `de votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}`;
  if (isReversedClosing(declaration)) {
    return writeDeclarationMail(publicId, {
      subject: `La clôture de votre déclaration ${publicId} est annulée`,
      parts: [
        'Bonjour,',
        `Un agent de la douane a annulé la clôture ${ofArrival}.`,
        ...reversalSentences(declaration),
        question,
      ],
    });
  }
  return writeDeclarationMail(publicId, {
    subject: `Le paiement de votre déclaration ${publicId} est annulé`,
    parts: [
      'Bonjour,',
      `Un agent de la douane a annulé le paiement ${ofArrival}${paidWords(reversed)}.`,
      ...reversalSentences(declaration),
      question,
    ],
  });
}

/** Whether an entry of the trail is told by a decision mail. */
export function isDecision({ action, from, to }: HistoryEntry): boolean {
  return action === 'reopened' || action === 'reversed' || (from !== to && isUnpaidOutcome(to));
}

/**
 * The mail that says how a control ended without a payment, or that it is taken up again; without a document, which would
 * be shown for what it was. `decided` is the last decision of its trail. Null when it was settled since: that has its own mail.
 */
export function writeDecisionMail(declaration: Declaration, decided: HistoryEntry): MailContent | null {
  const { publicId, date, status } = declaration;
  const { reason } = decided;
  const written = reason === undefined ? [] : [`Ce que l’agent a écrit : ${quoted(reason)}`];
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
  if (decided.action === 'reversed')
    return status === 'validated' ? writeReversalMail(declaration, decided) : null;
  if (!isUnpaidOutcome(status)) return null;
  const { word, meaning } = travellerStatusWords[status];
  return writeDeclarationMail(publicId, {
    subject: `Votre déclaration ${publicId} est ${word}`,
    parts: [...begin, `${named} ${word}.`, meaning, ...written, question],
  });
}
