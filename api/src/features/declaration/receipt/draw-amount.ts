import { type Declaration, formatMoment } from '@retour/contract';
import { answerVerdict, answerWords, stageOf, typeset, warningWords } from '@retour/core';
import type { Ink, Sheet } from '../../../platform/pdf/sheet';
import { articleNames, type Nomenclature } from '../described-line';
import { palette } from './palette';
import { keepAtHand, settlementText } from './receipt-text';

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

function remarksOf(declaration: Declaration, known: readonly string[]): readonly string[] {
  const { status, assessment } = declaration;
  const decided = decisions(declaration);
  const { note } = answerWords(assessment, stageOf(status));
  const notes = [...(note === null ? [] : [note]), ...known];
  if (status === 'paid') return [settlementText(declaration), ...notes, ...decided];
  const next = status === 'submitted' || status === 'validated' ? keepAtHand : [];
  return [...notes, ...decided, ...next];
}

/** What is owed, first and large, then what to do with it. */
export function drawAmountOwed(
  sheet: Sheet,
  declaration: Declaration,
  nomenclature: Nomenclature,
  top: number,
): number {
  const { left, width } = sheet;
  const { assessment, status } = declaration;
  const stage = stageOf(status);
  const { before, label, amount } = answerWords(assessment, stage);
  const { laws, remarks } = warningWords(assessment.warnings, stage, articleNames(assessment, nomenclature));
  const isForbidden = answerVerdict(assessment) === 'forbidden';
  let y = top;
  for (const restriction of [...before, ...laws]) {
    sheet.tag('P', () => {
      const ink: Ink = { face: 'strong', size: 11, ...(isForbidden ? { color: palette.cancel } : {}) };
      y += sheet.write(typeset(restriction), { x: left, y, width }, ink) + 2;
    });
  }
  if (y > top) y += 6;
  sheet.tag('H2', () => {
    y += sheet.write(label, { x: left, y, width }, { size: 12, color: palette.soft });
  });
  sheet.tag('P', () => {
    y += sheet.write(amount, { x: left, y, width }, { face: 'heading', size: 30 });
  });
  for (const remark of remarksOf(declaration, remarks)) {
    sheet.tag('P', () => {
      y += sheet.write(typeset(remark), { x: left, y, width }, { size: 10.5 });
    });
  }
  return y + 16;
}
