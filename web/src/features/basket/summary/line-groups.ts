import type { AnswerLine } from '@retour/contract';
import type { LineStatus } from '@retour/core';

/** What becomes of an article, as it is read: what restricts it first, then what is owed. */
export const lineGroupIds = [
  'forbidden',
  'doubtful',
  'regulated',
  'taxed',
  'relieved',
  'unlimited',
  'to-assess',
  'upon-check',
  'handed-over',
] as const;
export type LineGroupId = (typeof lineGroupIds)[number];

const groupOfStatus: Readonly<Record<LineStatus, LineGroupId>> = {
  taxed: 'taxed',
  'partly-taxed': 'taxed',
  relieved: 'relieved',
  unlimited: 'unlimited',
  'to-assess': 'to-assess',
  'indicative-exceeded': 'upon-check',
  'handed-over': 'handed-over',
};

export interface LineGroup<Line> {
  readonly id: LineGroupId;
  readonly lines: readonly Line[];
}

type Grouped = Pick<AnswerLine, 'status' | 'restriction'>;

/** The groups that hold something, in the order in which they are read; their lines in the order of the answer. */
export function lineGroups<Line extends Grouped>(lines: readonly Line[]): readonly LineGroup<Line>[] {
  const idOf = ({ restriction, status }: Line): LineGroupId => restriction?.severity ?? groupOfStatus[status];
  return lineGroupIds
    .map((id) => ({ id, lines: lines.filter((line) => idOf(line) === id) }))
    .filter((group) => group.lines.length > 0);
}
