import {
  type Declaration,
  type HistoryEntry,
  isReversedClosing,
  receiptNumberOf,
  reversalSentences,
} from '@retour/contract';
import {
  formatDay,
  formatEurosAmount,
  formatReceiptNumber,
  isUnpaidOutcome,
  meansInWords,
  outcomeRemark,
  stageOf,
  travellerStatusWords,
} from '@retour/core';
import type { MailContent } from '../../../platform/mail/mail';
import { quoted } from '../receipt/receipt-text';
import { writeDeclarationMail } from './declaration-mail';

type Reversed = NonNullable<Declaration['reversed']>;

const question =
  'Une question ? Posez-la à l’agent qui vous a reçu, ou présentez-vous au bureau de douane avec cette référence.';

/** « 140,00 € par carte et en espèces »; of a payment of before the numbers nothing is known. */
function paidWords({ receipt }: HistoryEntry): string {
  if (receipt?.amount === undefined) return '';
  const means = meansInWords(receipt.means);
  return ` : ${formatEurosAmount(receipt.amount)}${means === '' ? '' : ` ${means}`}`;
}

/** As a declaration tells of its last payment once it is reversed; of any one of its trail. */
function reversedBy(entry: HistoryEntry, history: readonly HistoryEntry[]): Reversed {
  const settled = history.findLast(({ version, to }) => version < entry.version && to === 'paid');
  return {
    settledAt: (settled ?? entry).at,
    ...(entry.receipt === undefined ? {} : { receipt: formatReceiptNumber(entry.receipt) }),
    ...(entry.settled === undefined ? {} : { amount: entry.settled }),
  };
}

/**
 * That a payment was reversed, and that what was collected is given back: a card that was refused brought nothing in. The reason is
 * between officers: it may be a mistake at the counter. Whatever became of the declaration since, no other mail says which receipt
 * is void; of a closing there is none, and what came after it says all.
 */
function writeReversalMail(
  { receipt, ...declaration }: Declaration,
  entry: HistoryEntry,
  history: readonly HistoryEntry[],
): MailContent | null {
  const { publicId, date, status } = declaration;
  const reversed = { ...declaration, reversed: reversedBy(entry, history) };
  const ofArrival = `de votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}`;
  if (isReversedClosing(reversed)) {
    if (status !== 'validated' || isToldSince(entry, history)) return null;
    return writeDeclarationMail(publicId, {
      subject: `La clôture de votre déclaration ${publicId} est annulée`,
      parts: [
        'Bonjour,',
        `Un agent de la douane a annulé la clôture ${ofArrival}.`,
        ...reversalSentences(reversed),
        question,
      ],
    });
  }
  const isSettled = status === 'paid';
  const another =
    receipt === undefined
      ? []
      : [`Un autre paiement a été enregistré depuis : le reçu ${receiptNumberOf(receipt)} en est la preuve.`];
  return writeDeclarationMail(publicId, {
    subject: isSettled
      ? `Un paiement de votre déclaration ${publicId} a été annulé`
      : `Le paiement de votre déclaration ${publicId} est annulé`,
    parts: [
      'Bonjour,',
      `Un agent de la douane a annulé ${isSettled ? 'un' : 'le'} paiement ${ofArrival}${paidWords(entry)}.`,
      ...reversalSentences(reversed),
      ...another,
      question,
    ],
  });
}

/** Whether an entry of the trail is told by a decision mail. */
export function isDecision({ action, from, to }: HistoryEntry): boolean {
  return action === 'reopened' || action === 'reversed' || (from !== to && isUnpaidOutcome(to));
}

/** Whether another decision came after, which has its own mail. */
function isToldSince({ version }: HistoryEntry, history: readonly HistoryEntry[]): boolean {
  return history.some((later) => later.version > version && isDecision(later));
}

/**
 * The mail that says how a control ended without a payment, or that it is taken up again; without a document, which would
 * be shown for what it was. `decided` is a decision of its trail. Null when it was settled or decided otherwise since: that has its
 * own mail.
 */
export function writeDecisionMail(
  declaration: Declaration,
  decided: HistoryEntry,
  history: readonly HistoryEntry[],
): MailContent | null {
  const { publicId, date, status } = declaration;
  const { reason } = decided;
  const written = reason === undefined ? [] : [outcomeRemark(decided.to, quoted(reason))];
  const begin = ['Bonjour,'];
  const named = `Votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}, est`;
  if (decided.action === 'reversed') return writeReversalMail(declaration, decided, history);
  if (isToldSince(decided, history)) return null;
  if (decided.action === 'reopened') {
    if (stageOf(status) !== 'due') return null;
    return writeDeclarationMail(publicId, {
      subject: `Votre déclaration ${publicId} est rouverte`,
      parts: [
        ...begin,
        `${named} reprise par la douane.`,
        ...written,
        'Ce qui vous avait été annoncé ne vaut plus rien. Votre code QR et votre référence restent les mêmes.',
      ],
    });
  }
  if (!isUnpaidOutcome(status)) return null;
  const { word, meaning } = travellerStatusWords[status];
  return writeDeclarationMail(publicId, {
    subject: `Votre déclaration ${publicId} est ${word}`,
    parts: [...begin, `${named} ${word}.`, meaning, ...written, question],
  });
}
