import { describe, expect, it } from 'vitest';
import { availableActs } from './available-acts';

const traveller = { authorType: 'user' } as const;
const agent = { authorType: 'agent', authorId: 'claire' } as const;

describe('availableActs', () => {
  it.each([
    ['draft', traveller, [], false],
    ['submitted', traveller, ['validated', 'refused'], true],
    ['validated', traveller, ['refused', 'paid'], true],
    ['paid', traveller, [], false],
    ['refused', traveller, [], false],
    ['cancelled', traveller, [], false],
    ['draft', agent, ['submitted', 'cancelled'], false],
    ['submitted', agent, ['validated', 'refused', 'cancelled'], true],
  ] as const)('%s', (status, author, transitions, canCorrect) => {
    expect(availableActs({ status, ...author }, 'claire')).toEqual({ transitions, canCorrect });
  });

  it('gives a colleague nothing of the author’s', () => {
    expect(availableActs({ status: 'draft', ...agent }, 'hugo').transitions).toEqual([]);
    expect(availableActs({ status: 'draft', ...agent }, undefined).transitions).toEqual([]);
  });
});
