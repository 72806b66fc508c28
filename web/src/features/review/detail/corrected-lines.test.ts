import type { AnswerLine, HistoryEntry } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { markedLines, type ReadVersion, sentVersion } from './corrected-lines';

const entry = (action: HistoryEntry['action'], version: number): HistoryEntry => ({
  action,
  version,
  at: '2026-11-21T09:00:00.000Z',
  by: { type: 'agent' },
  from: null,
  to: 'submitted',
});

describe('the version that was sent', () => {
  it.each([
    ['none of what nobody corrected', [entry('created', 1), entry('status-changed', 2)], 3, null],
    ['the one before the first correction', [entry('corrected', 3), entry('corrected', 5)], 6, 2],
    ['none of a version before the correction', [entry('corrected', 3)], 2, null],
    ['none of a correction that only waits', [entry('correction-proposed', 3)], 3, null],
  ] as const)('is %s', (_, history, version, sent) => {
    expect(sentVersion(history, version)).toBe(sent);
  });
});

const version = (lines: readonly AnswerLine[], origin?: string): ReadVersion => ({
  assessment: assessedBasket(lines),
  shoppingProducts: lines.map(({ customId, originalValue, currency }) => ({
    customId,
    id: 'parfum',
    originalValue,
    currency,
    ...(origin === undefined ? {} : { originCountry: origin }),
  })),
});
const marksOf = (shown: ReadVersion, sent: ReadVersion | undefined) =>
  markedLines(shown, sent).map(({ line, mark }) => [line.customId, mark]);
const free = { status: 'relieved', total: 0, customDuty: 0, vat: 0 } as const;

describe('the lines of a sheet', () => {
  it('come in the order in which they are checked: what owes something, what owes nothing, what was taken off', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((customId) => assessedLine({ customId }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three lines');
    const unassessed = assessedLine({ customId: 'd', status: 'to-assess', total: 0 });
    expect(marksOf(version([{ ...a, ...free }, b, unassessed]), version([a, b, c, unassessed]))).toEqual([
      ['b', 'none'],
      ['d', 'none'],
      ['a', 'recomputed'],
      ['c', 'removed'],
    ]);
  });

  it.each([
    ['none', {}],
    ['corrected', { originalValue: 620, value: 620, total: 142.6 }],
    ['corrected', { id: 'whisky' }],
    ['corrected', { currency: 'USD' }],
    ['corrected', { amount: 2 }],
    ['handed-over', { status: 'handed-over', total: 0 }],
    ['corrected', { status: 'handed-over', total: 0, originalValue: 620 }],
    ['recomputed', { vat: 90, total: 102.5 }],
    ['recomputed', free],
  ] as const)('are %s where %o changed', (mark, changes) => {
    const shown = version([assessedLine(changes)]);
    expect(marksOf(shown, version([assessedLine()]))).toEqual([['a', mark]]);
  });

  it('are corrected where another country of making was said, and added where nothing was declared', () => {
    expect(marksOf(version([assessedLine()], 'JP'), version([assessedLine()]))).toEqual([['a', 'corrected']]);
    expect(
      marksOf(version([assessedLine(), assessedLine({ customId: 'z' })]), version([assessedLine()])),
    ).toEqual([
      ['a', 'none'],
      ['z', 'added'],
    ]);
  });

  it('are as they are while what was sent is not known', () => {
    expect(marksOf(version([assessedLine({ vat: 1 })]), undefined)).toEqual([['a', 'none']]);
  });
});
