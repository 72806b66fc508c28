import type { Declaration, DeclarationList } from '@retour/contract';
import { formatAskedTotal } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../../declaration/testing/declarations-on';

const free = (customName: string, changes: object = {}) => ({
  customId: customName,
  customName,
  originalValue: 12,
  currency: 'EUR',
  ...changes,
});
const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
const cigarettes = { customId: 'c', id: 'cigarettes', originalValue: 600, currency: 'EUR', amount: 2_000 };

/** Declarations whose amount is words, or more than a number. */
const declared = {
  forbidden: { shoppingProducts: [free('Saucisson', { restriction: 'meat' })] },
  'forbidden, and to pay': {
    shoppingProducts: [free('Saucisson', { restriction: 'meat' }), perfume],
  },
  doubtful: { shoppingProducts: [free('Saucisson')] },
  'to assess': { shoppingProducts: [free('Lustre', { originalValue: 16_000 })] },
  'above an indicative level': { country: 'BE', meanOfTransport: 'car', shoppingProducts: [cigarettes] },
  owed: { shoppingProducts: [perfume] },
  nothing: { shoppingProducts: [free('Vase')] },
} as const;

describe.each(engines)('the amounts of the list on the $name', ({ open }) => {
  let clock = Date.parse('2026-11-22T10:00:00Z');

  const { api } = declarationsOn(open, { now: () => new Date(clock++) });

  it.each(Object.entries(declared))('are in the words of the declaration: %s', async (_what, changes) => {
    const { id } = await api.submitted(changes);
    const { assessment }: Declaration = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    const list: DeclarationList = (await api.call('GET', '?limit=1', { agent: 'a1' })).json();
    const [row] = list.declarations;
    expect(row?.id).toBe(id);
    expect(row && formatAskedTotal(row)).toBe(formatAskedTotal(assessment));
  });

  it('carry nothing of what is only an amount', async () => {
    await api.submitted(declared.owed);
    const list: DeclarationList = (await api.call('GET', '?limit=1', { agent: 'a1' })).json();
    expect(list.declarations[0]).toMatchObject({ shoppingProducts: [], warnings: [] });
  });
});
