import type { AnswerLine } from '@retour/contract';
import type { LineStatus, MeanOfTransport } from '@retour/core';

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
  /** The transport that none of them may board. */
  readonly ban?: MeanOfTransport | undefined;
  readonly lines: readonly Line[];
}

type Grouped = Pick<AnswerLine, 'status' | 'restriction'>;

/**
 * The groups that hold something, in the order in which they are read; their lines in the order of the answer. What may not board
 * stands apart from what is regulated, but for officers, before whom it has travelled.
 */
export function lineGroups<Line extends Grouped>(
  lines: readonly Line[],
  isAtDesk = false,
): readonly LineGroup<Line>[] {
  const idOf = ({ restriction, status }: Line): LineGroupId => restriction?.severity ?? groupOfStatus[status];
  const banOf = ({ restriction }: Line): MeanOfTransport | undefined =>
    isAtDesk ? undefined : restriction?.barredAboard;
  return lineGroupIds
    .flatMap((id) => {
      const own = lines.filter((line) => idOf(line) === id);
      const barred = own.filter(banOf);
      return [
        { id, ban: barred.map(banOf)[0], lines: barred },
        { id, lines: own.filter((line) => !barred.includes(line)) },
      ];
    })
    .filter((group) => group.lines.length > 0);
}
