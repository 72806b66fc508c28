import { type Declaration, formatMoment, type Receipt, receiptNumberOf } from '@retour/contract';
import {
  centsOf,
  eurosOf,
  formatEurosAmount,
  isClosedWithoutPayment,
  isDue,
  isolated,
  leftToPay,
  paymentPhrases,
  stageOfDeclaration,
  typeset,
  waitBeforePaying,
} from '@retour/core';

const beforePayment = 'Récapitulatif avant paiement';
const nothingOwed = 'Récapitulatif';

const statusTitles: Readonly<Record<Declaration['status'], (summary: string) => string>> = {
  draft: () => 'Brouillon, pas encore envoyé',
  submitted: (summary) => summary,
  validated: (summary) => `${summary}, vérifié par un agent`,
  refused: () => 'Déclaration refusée',
  paid: () => 'Reçu de paiement',
  cancelled: () => 'Déclaration annulée',
  abandoned: () => 'Déclaration close, articles abandonnés',
  're-exported': () => 'Déclaration close, articles réexportés',
  seized: () => 'Déclaration close, articles saisis',
};

export function receiptTitle(declaration: Declaration): string {
  const { status, assessment } = declaration;
  return isClosedWithoutPayment(status, assessment.total)
    ? 'Déclaration close'
    : statusTitles[status](lastAct(declaration) === null ? nothingOwed : beforePayment);
}

/** Whether it says that something was paid. */
export function isReceipt({ status, assessment }: Declaration): boolean {
  return status === 'paid' && !isClosedWithoutPayment(status, assessment.total);
}

/** « 100,00 € par carte, 34,92 € en espèces ». */
function meansPaid({ payments }: Receipt): string {
  return payments
    .map(({ mean, amount }) => `${formatEurosAmount(amount)} ${paymentPhrases[mean]}`)
    .join(', ');
}

/** How and when it was settled. */
export function settlementText({ payment, receipt, updatedAt, assessment }: Declaration): string {
  const moment = formatMoment(receipt?.at ?? updatedAt);
  if (assessment.total === 0) return `Close par un agent le ${moment}.`;
  if (receipt !== undefined && receipt.payments.length > 1)
    return `Payé le ${moment} : ${meansPaid(receipt)}.`;
  const means = payment === undefined ? '' : ` ${paymentPhrases[payment]}`;
  return `Payé${means}, le ${moment}.`;
}

/** The number of what was collected, by whom and for which office, and the change given back; nothing before the numbers. */
export function receiptSentences({ receipt }: Pick<Declaration, 'receipt'>): readonly string[] {
  if (receipt === undefined) return [];
  const by = receipt.officer === undefined ? '' : `, par ${isolated(receipt.officer)}`;
  const given = receipt.payments.flatMap(({ mean, amount, given }) =>
    mean === 'cash' && given !== undefined
      ? [
          `Donné en espèces : ${formatEurosAmount(given)}. Monnaie rendue : ${formatEurosAmount(eurosOf(centsOf(given) - centsOf(amount)))}.`,
        ]
      : [],
  );
  return [`Reçu ${receiptNumberOf(receipt)}, bureau : ${receipt.office.name}${by}.`, ...given];
}

export type Corrections = readonly NonNullable<Declaration['correction']>[];

/** Words of an agent, on one line. */
export function quoted(reason: string): string {
  return reason.replace(/\s+/gu, ' ').trim();
}

/** Each correction with its reason, in the order in which they were made; what only records a hand-over corrects nothing. */
export function correctionSentences(corrections: Corrections): readonly string[] {
  return corrections.map(({ at, reason, handedOver }) => {
    const done = handedOver === undefined ? 'Corrigée' : 'Remise enregistrée';
    return `${done} par un agent le ${formatMoment(at)} : ${quoted(reason)}`;
  });
}

/** The last one, which a declaration carries; the others are in its history. */
export function lastCorrection({ correction }: Declaration): Corrections {
  return correction === undefined ? [] : [correction];
}

const bring = typeset('Présentez-vous à la douane avec ce document, vos achats et leurs factures.');

const here = 'Montrez ce document à l’agent qui vous reçoit : il lit le code';

const acts = { unknown: 'dit ce qui est dû', sum: 'encaisse la somme due', nothing: null } as const;

/** What an agent does about the amount; null where nothing is owed. */
function lastAct({ assessment }: Declaration): string | null {
  return acts[leftToPay(assessment)];
}

/** What is left to do while it is to be settled: who stands before an agent has come, and has shown their purchases. */
export function keepAtHand(
  declaration: Declaration,
  stage = stageOfDeclaration(declaration),
): readonly string[] {
  if (!isDue(stage)) return [];
  const act = lastAct(declaration);
  if (declaration.pendingCorrection !== undefined) return [waitBeforePaying];
  if (stage === 'examined') return [typeset(`${here} et ${act ?? 'clôt la déclaration'}.`)];
  const check =
    act === null ? 'lit le code et vérifie vos achats' : `lit le code, vérifie vos achats et ${act}`;
  return [bring, typeset(`Un agent ${check}.`)];
}
