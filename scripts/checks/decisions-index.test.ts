import { describe, expect, it } from 'vitest';
import { decisionFaults } from './decisions-index';

const storage = { file: '01-storage.md', text: '# Two engines\n\n*Decided on 2026-11-21.*\n\nText.\n' };
const line = '| 01 | 2026-11-21 | [Two engines](01-storage.md) |';

describe('the index of the decisions', () => {
  it('has nothing to say when each has its line', () => {
    expect(decisionFaults([storage], line)).toEqual([]);
  });

  it.each([
    [[storage], '', 'the index has no line'],
    [[storage], line.replace('engines', 'motors'), 'the index has no line'],
    [[{ ...storage, file: 'storage.md' }], line.replace('01-', ''), 'a name without a number'],
    [[{ ...storage, text: '# Two engines\n' }], line, 'no title followed by'],
    [[storage, { ...storage, file: '01-other.md' }], line, 'number 01 is taken'],
    [[], line, 'cites 01-storage.md'],
  ])('sees a fault', (decisions, index, fault) => {
    expect(decisionFaults(decisions, index)).toEqual([expect.stringContaining(fault)]);
  });
});
