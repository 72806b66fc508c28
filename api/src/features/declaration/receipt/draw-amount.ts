import {
  type Declaration,
  formatMoment,
  reopeningSentence,
  reversalSentences,
  reversalTitle,
} from '@retour/contract';
import {
  type AnswerStage,
  answerWords,
  isUnpaidOutcome,
  outcomeRemark,
  owedWords,
  stageAtDesk,
  stageOfDeclaration,
  typeset,
  type UnpaidOutcome,
  warningWords,
} from '@retour/core';
import { palette } from '../../../platform/pdf/palette';
import type { Ink, Sheet } from '../../../platform/pdf/sheet';
import { articleNames, type Nomenclature } from '../described-line';
import {
  type Corrections,
  correctionSentences,
  keepAtHand,
  quoted,
  receiptSentences,
  settlementText,
} from './receipt-text';

/** What a receipt is written from. */
export interface ReceiptContent {
  readonly declaration: Declaration;
  readonly nomenclature: Nomenclature;
  /** Every correction by an agent, in order. */
  readonly corrections: Corrections;
  /** An agent draws it for somebody who is there, before them. */
  readonly isAtDesk?: boolean;
}

const outcomeVerbs: Readonly<Record<UnpaidOutcome, string>> = {
  refused: 'Refusée',
  abandoned: 'Abandon enregistré',
  're-exported': 'Réexportation enregistrée',
  seized: 'Saisie faite',
};

/** That a payment was reversed, and what comes next. */
function reversalRemarks(declaration: Declaration): readonly string[] {
  const title = reversalTitle(declaration);
  return title === null ? [] : [`${title}.`, ...reversalSentences(declaration)];
}

/** That what ended is taken up again, and why. */
function reopeningRemarks({ reopened, status }: Declaration): readonly string[] {
  if (reopened === undefined) return [];
  const { reason } = reopened;
  return [
    reopeningSentence(reopened),
    ...(reason === undefined ? [] : [outcomeRemark(status, quoted(reason))]),
  ];
}

/** Who takes back a declaration: its author alone. */
const authors = { agent: 'un agent', user: 'le voyageur' } as const satisfies Record<
  Declaration['authorType'],
  string
>;

/** What an agent changed or decided, and why, or that who sent it took it back. */
function decisions(
  { status, authorType, reason, updatedAt }: Declaration,
  corrections: Corrections,
): readonly string[] {
  const corrected = correctionSentences(corrections);
  if (status === 'cancelled')
    return [...corrected, `Annulée par ${authors[authorType]} le ${formatMoment(updatedAt)}.`];
  if (!isUnpaidOutcome(status)) return corrected;
  const why = reason === undefined ? [] : [outcomeRemark(status, quoted(reason))];
  return [...corrected, `${outcomeVerbs[status]} par un agent le ${formatMoment(updatedAt)}.`, ...why];
}

function remarksOf(
  { declaration, corrections }: ReceiptContent,
  stage: AnswerStage,
  known: readonly string[],
): readonly string[] {
  const { status, assessment } = declaration;
  const decided = decisions(declaration, corrections);
  const { note } = answerWords(assessment, stage);
  const notes = [...(note === null ? [] : [note]), ...known];
  if (status === 'paid')
    return [settlementText(declaration), ...receiptSentences(declaration), ...notes, ...decided];
  return [
    ...reversalRemarks(declaration),
    ...reopeningRemarks(declaration),
    ...notes,
    ...decided,
    ...keepAtHand(declaration, stage),
  ];
}

/** What is owed, first and large, then what to do with it. */
export function drawAmountOwed(sheet: Sheet, content: ReceiptContent, top: number): number {
  const { declaration, nomenclature, isAtDesk = false } = content;
  const { left, width } = sheet;
  const { assessment } = declaration;
  const met = stageOfDeclaration(declaration);
  const stage = isAtDesk ? stageAtDesk(met) : met;
  const { before } = answerWords(assessment, stage);
  const { label, amount } = owedWords(assessment, stage);
  const { laws, remarks } = warningWords(assessment.warnings, stage, articleNames(assessment, nomenclature));
  let y = top;
  for (const { verdict, text } of [...before, ...laws]) {
    sheet.tag('P', () => {
      const ink: Ink = {
        face: 'strong',
        size: 11,
        ...(verdict === 'forbidden' ? { color: palette.cancel } : {}),
      };
      y += sheet.write(typeset(text), { x: left, y, width }, ink) + 2;
    });
  }
  if (y > top) y += 6;
  if (label !== null) {
    sheet.tag('H2', () => {
      y += sheet.write(label, { x: left, y, width }, { size: 12, color: palette.soft });
    });
  }
  sheet.tag(label === null ? 'H2' : 'P', () => {
    y += sheet.write(amount, { x: left, y, width }, { face: 'heading', size: label === null ? 20 : 30 });
  });
  for (const remark of remarksOf(content, stage, remarks)) {
    sheet.tag('P', () => {
      y += sheet.write(typeset(remark), { x: left, y, width }, { size: 10.5 });
    });
  }
  return y + 16;
}
