import { type DeclarationStatus, formatDay, isDue, phrase, stageOf } from '@retour/core';
import { formatMoment } from './format-moment';
import { dayInParis } from './paris-time';

/** What is known of a reversal by whoever words it: the service, or a device that keeps what it was answered. */
interface Reversible {
  readonly status: DeclarationStatus;
  readonly assessment: { readonly total: number };
  readonly reversed?:
    | {
        readonly settledAt: string;
        readonly receipt?: string | undefined;
        readonly amount?: number | undefined;
      }
    | undefined;
  readonly pendingCorrection?: string | undefined;
  readonly isCorrectionPending?: boolean | undefined;
}

const givenBack = phrase`Ce qui a été encaissé vous est rendu.`;

const paidAgain = phrase`La somme due est de nouveau à payer, et un autre reçu vous sera remis.`;

/** What comes next of a closing that was reversed. */
export const waitsAgain = phrase`La déclaration attend de nouveau un agent.`;

/**
 * Whether nothing had been collected: what was reversed is a closing, not a payment. It is told by what was settled then, which a
 * correction changes no more; what is owed now stands in for it where an older version answered, or kept, nothing of it.
 */
export function isReversedClosing({ reversed, assessment }: Reversible): boolean {
  if (reversed === undefined || reversed.receipt !== undefined) return false;
  return (reversed.amount ?? assessment.total) === 0;
}

/** Whether what was reversed is to be paid again: a payment, unless it ended otherwise, or its amount is being checked. */
export function isDueAgain(declaration: Reversible): boolean {
  const { status, assessment, reversed, pendingCorrection, isCorrectionPending } = declaration;
  if (reversed === undefined || isReversedClosing(declaration)) return false;
  const isChecked = pendingCorrection !== undefined || isCorrectionPending === true;
  return isDue(stageOf(status)) && assessment.total > 0 && !isChecked;
}

/** « Le paiement du 12 mars 2026 a été annulé »; null of what was not reversed. */
export function reversalTitle(declaration: Reversible): string | null {
  if (declaration.reversed === undefined) return null;
  const day = formatDay(dayInParis(new Date(declaration.reversed.settledAt)));
  return isReversedClosing(declaration)
    ? phrase`La clôture du ${day} a été annulée`
    : phrase`Le paiement du ${day} a été annulé`;
}

/** What a traveller reads of a reversal, in their mail, on their page and in the document: what is given back, what is void, what is asked again. */
export function reversalSentences(declaration: Reversible): readonly string[] {
  const { reversed, status } = declaration;
  if (reversed === undefined) return [];
  if (isReversedClosing(declaration)) return isDue(stageOf(status)) ? [waitsAgain] : [];
  const { receipt } = reversed;
  const named = receipt === undefined ? '' : ` ${receipt}`;
  const isVoid = phrase`Le reçu${named} que vous aviez ne vaut plus rien.`;
  return [givenBack, isDueAgain(declaration) ? `${isVoid} ${paidAgain}` : isVoid];
}

/** That a control that had ended is taken up again, on the traveller's page and in the document. */
export function reopeningSentence({ at }: { readonly at: string }): string {
  return phrase`Un agent a rouvert le contrôle le ${formatMoment(at)}. Ce qui avait été décidé avant ne vaut plus rien.`;
}
