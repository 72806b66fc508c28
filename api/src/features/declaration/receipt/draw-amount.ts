import { type Declaration, formatMoment } from '@retour/contract';
import {
  formatTotal,
  gravestWords,
  isForbidden,
  paymentPhrases,
  typeset,
  type Verdict,
  verdictOf,
} from '@retour/core';
import type { Sheet } from '../../../platform/pdf/sheet';
import { palette } from './palette';
import { keepAtHand } from './receipt-text';

function verdict({ assessment }: Declaration): Verdict {
  return verdictOf({ ...assessment, lines: assessment.shoppingProducts });
}

function heading(declaration: Declaration): string {
  const { status, assessment } = declaration;
  if (status === 'paid') return 'Somme payée';
  if (status === 'refused' || status === 'cancelled') return 'Montant calculé';
  const count = assessment.shoppingProducts.filter(isForbidden).length;
  const owes = assessment.total > 0 || assessment.totalIsMinimum;
  switch (verdict(declaration)) {
    case 'forbidden':
      return owes ? gravestWords.forbiddenAndToPay(count) : gravestWords.forbidden(count);
    case 'doubtful':
      return owes ? gravestWords.doubtfulToPay : gravestWords.doubtful;
    case 'nothing':
      return 'Rien à payer';
    default:
      return 'À payer';
  }
}

/** What may not enter, or may not: it is read before any amount. */
function restrictions({ assessment }: Declaration): readonly string[] {
  const { warnings, shoppingProducts } = assessment;
  const count = shoppingProducts.filter(isForbidden).length;
  const grave = warnings.filter(({ severity }) => severity === 'forbidden' || severity === 'doubtful');
  const title = count === 0 ? [] : [`${gravestWords.forbiddenTitle(count)}.`];
  return [...title, ...new Set(grave.map(({ message }) => message))];
}

/** Words of an agent, on one line. */
function quoted(reason: string): string {
  return reason.replace(/\s+/gu, ' ').trim();
}

/** What an agent changed or decided, and why. */
function decisions({ status, reason, correction, updatedAt }: Declaration): readonly string[] {
  const corrected =
    correction === undefined
      ? []
      : [`Corrigée par un agent le ${formatMoment(correction.at)} : ${quoted(correction.reason)}`];
  if (status !== 'refused') return corrected;
  const why = reason === undefined ? '.' : ` : ${quoted(reason)}`;
  return [...corrected, `Refusée par un agent le ${formatMoment(updatedAt)}${why}`];
}

function remarks(declaration: Declaration): readonly string[] {
  const { status, assessment } = declaration;
  const decided = decisions(declaration);
  const incomplete = assessment.totalIsMinimum
    ? ['Un agent évalue les articles que le service ne sait pas calculer.']
    : [];
  if (status === 'paid') {
    const { payment, updatedAt } = declaration;
    const means = payment === undefined ? '' : ` ${paymentPhrases[payment]}`;
    return [`Payé${means}, le ${formatMoment(updatedAt)}.`, ...decided];
  }
  const next = status === 'submitted' || status === 'validated' ? keepAtHand : [];
  return [...decided, ...incomplete, ...next];
}

/** What is owed, first and large, then what to do with it. */
export function drawAmountOwed(sheet: Sheet, declaration: Declaration, top: number): number {
  const { left, width } = sheet;
  let y = top;
  for (const restriction of restrictions(declaration)) {
    sheet.tag('P', () => {
      const ink = { face: 'strong', size: 11, color: palette.cancel } as const;
      y += sheet.write(typeset(restriction), { x: left, y, width }, ink) + 2;
    });
  }
  if (y > top) y += 6;
  sheet.tag('H2', () => {
    y += sheet.write(heading(declaration), { x: left, y, width }, { size: 12, color: palette.soft });
  });
  sheet.tag('P', () => {
    y += sheet.write(
      formatTotal(declaration.assessment),
      { x: left, y, width },
      { face: 'heading', size: 30 },
    );
  });
  for (const remark of remarks(declaration)) {
    sheet.tag('P', () => {
      y += sheet.write(typeset(remark), { x: left, y, width }, { size: 10.5 });
    });
  }
  return y + 16;
}
