import type { DeclarationList, ListedDeclaration } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { compareLists } from './compare-lists';

function row(minute: number, changes: Partial<ListedDeclaration> = {}): ListedDeclaration {
  return {
    id: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
    publicId: 'K7Q-2MX-9TD',
    status: 'submitted',
    version: 2,
    authorType: 'user',
    createdAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
    updatedAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    meanOfTransport: 'plane',
    country: 'US',
    total: 12.5,
    totalIsMinimum: false,
    shoppingProducts: [],
    warnings: [],
    ...changes,
  };
}

const list = (...declarations: readonly ListedDeclaration[]): DeclarationList => ({
  declarations: [...declarations],
  total: declarations.length,
  totalIsMinimum: false,
});
const page = { limit: 3 };

describe('compareLists', () => {
  it('leaves no name of a row that only an erasure can have taken away', () => {
    const namesAfter = (changes: Partial<ListedDeclaration>, search = '') =>
      compareLists(list(row(1, changes)), list(), { limit: 3, search }).rows.map(
        ({ declaration, isGone }) => [declaration.declarantLastName, isGone],
      );
    expect(namesAfter({ status: 'paid' })).toEqual([['', true]]);
    expect(namesAfter({ status: 'submitted' }, 'dup')).toEqual([['', true]]);
    expect(namesAfter({ status: 'submitted' })).toEqual([['Dupont', true]]);
  });

  it.each([
    { status: ['paid'] },
    { meanOfTransports: ['plane'] },
    { flight: 'AF123' },
    { office: 'cdg' },
    { minAmount: 10 },
    { maxAmount: 10 },
    { corrections: ['pending'] },
    { handledDate: '2026-11-21' },
  ] as const)('keeps the name of a row that an act may have taken away: %o', (filters) => {
    const { rows } = compareLists(list(row(1, { status: 'paid' })), list(), {
      limit: 3,
      search: 'dup',
      ...filters,
    });
    expect(rows.map(({ declaration, isGone }) => [declaration.declarantLastName, isGone])).toEqual([
      ['Dupont', true],
    ]);
  });

  it('leaves no name where only the day of its creation is chosen, which no act changes', () => {
    const period = { limit: 3, search: 'dup', startDate: '2026-11-21', endDate: '2026-11-21' };
    expect(compareLists(list(row(1)), list(), period).rows[0]?.declaration.declarantLastName).toBe('');
  });

  it('keeps the rows where they are and gives each its present state', () => {
    const { rows, freshCount, goneCount } = compareLists(
      list(row(2), row(1)),
      list(row(2), row(1, { status: 'validated', version: 3 })),
      page,
    );
    expect(rows.map(({ declaration }) => declaration.status)).toEqual(['submitted', 'validated']);
    expect([freshCount, goneCount]).toEqual([0, 0]);
  });

  it('counts what is new without showing it, and does not take pushed rows for changed ones', () => {
    const { rows, freshCount, goneCount } = compareLists(
      list(row(3), row(2), row(1)),
      list(row(5), row(4), row(3)),
      page,
    );
    expect(rows.map(({ declaration }) => declaration.id)).toEqual([row(3).id, row(2).id, row(1).id]);
    expect([freshCount, goneCount]).toEqual([2, 0]);
  });

  it('counts what arrives after the last row of a queue that has a single page', () => {
    const oldest = { limit: 3, sort: 'oldest' } as const;
    expect(compareLists(list(row(1)), list(row(1), row(2)), oldest).freshCount).toBe(1);
    const full = list(row(1), row(2), row(3));
    expect(compareLists(full, list(row(2), row(3), row(4)), oldest).freshCount).toBe(0);
  });

  it('compares a queue by who has waited longest, whenever it was begun', () => {
    const sent = (created: number, minute: number) =>
      row(created, { waitingSince: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString() });
    const queue = { limit: 2, sort: 'oldest', status: ['submitted'] } as const;
    const full = list(sent(9, 1), sent(8, 2));
    // Begun first and sent last: it comes after the page.
    expect(compareLists(full, list(sent(9, 1), sent(1, 3)), queue).freshCount).toBe(0);
    expect(compareLists(list(sent(9, 1), sent(1, 3)), full, queue).rows.map(({ isGone }) => isGone)).toEqual([
      false,
      false,
    ]);
  });

  it('keeps at the end of a queue what was erased while it waited, and waits no more', () => {
    const sent = row(9, { waitingSince: '2026-11-29T10:00:00Z' });
    const other = row(8, { waitingSince: '2026-11-29T10:01:00Z' });
    const queue = { limit: 2, sort: 'oldest', status: ['submitted'] } as const;
    const { rows } = compareLists(list(sent, row(1)), list(sent, other), queue);
    expect(rows.map(({ isGone }) => isGone)).toEqual([false, false]);
  });

  it('marks a row that the filters no longer keep, and does not call new what follows it', () => {
    const { rows, freshCount, goneCount } = compareLists(
      list(row(4), row(3), row(2)),
      list(row(4), row(2), row(1)),
      page,
    );
    expect(rows.map(({ isGone }) => isGone)).toEqual([false, true, false]);
    expect([freshCount, goneCount]).toEqual([0, 1]);
  });

  it('counts everything as new when nothing was shown', () => {
    expect(compareLists(list(), list(row(1)), page).freshCount).toBe(1);
  });
});
