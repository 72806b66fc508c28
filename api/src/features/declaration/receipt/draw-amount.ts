import type { Declaration } from '@retour/contract';
import { typeset } from '@retour/core';
import type { Sheet } from '../../../platform/pdf/sheet';
import { palette } from './palette';
import { euros, keepAtHand, momentText, paymentText } from './receipt-text';

function heading({ status, assessment }: Declaration): string {
  if (status === 'paid') return 'Somme payée';
  if (status === 'refused' || status === 'cancelled') return 'Montant calculé';
  if (assessment.total === 0 && !assessment.totalIsMinimum) return 'Rien à payer';
  return assessment.totalIsMinimum ? 'À payer, au minimum' : 'À payer';
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
      : [`Corrigée par un agent le ${momentText(correction.at)} : ${quoted(correction.reason)}`];
  if (status !== 'refused') return corrected;
  const why = reason === undefined ? '.' : ` : ${quoted(reason)}`;
  return [...corrected, `Refusée par un agent le ${momentText(updatedAt)}${why}`];
}

function remarks(declaration: Declaration): readonly string[] {
  const { status, assessment } = declaration;
  const decided = decisions(declaration);
  const incomplete = assessment.totalIsMinimum
    ? ['Un agent évalue les articles que le service ne sait pas calculer.']
    : [];
  if (status === 'paid') {
    return [`${paymentText(declaration)}, le ${momentText(declaration.updatedAt)}.`, ...decided];
  }
  const next = status === 'submitted' || status === 'validated' ? keepAtHand : [];
  return [...decided, ...incomplete, ...next];
}

/** What is owed, first and large, then what to do with it. */
export function drawAmountOwed(sheet: Sheet, declaration: Declaration, top: number): number {
  const { left, width } = sheet;
  let y = top;
  sheet.tag('H2', () => {
    y += sheet.write(heading(declaration), { x: left, y, width }, { size: 12, color: palette.soft });
  });
  sheet.tag('P', () => {
    y += sheet.write(
      euros(declaration.assessment.total),
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
