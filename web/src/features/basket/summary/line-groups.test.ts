import { lineStatuses } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { lineGroupTitle } from '../text/line-group-text';
import { lineGroups } from './line-groups';

const titles = (groups: ReturnType<typeof lineGroups>) =>
  groups.map((group) => lineGroupTitle(group).replace(/[\u00A0\u202F]/g, ' '));

it('puts every line in one group, taxed, free, then left to an agent', () => {
  const lines = lineStatuses.map((status) => assessedLine({ customId: status, status }));
  const groups = lineGroups(lines);
  expect(titles(groups)).toEqual([
    'Taxés (2)',
    'En franchise (1)',
    'Rien à payer à la douane (1)',
    'À évaluer par l’agent (1)',
    'Au-dessus du niveau indicatif (1)',
    'Remis à la douane (1)',
  ]);
  expect(groups.flatMap((group) => group.lines).toSorted(byId)).toEqual(lines.toSorted(byId));
});

it('puts what restricts an article before what it owes', () => {
  const restricted = (severity: 'forbidden' | 'doubtful' | 'regulated') =>
    assessedLine({ restriction: { code: 'meat', severity } });
  const lines = [assessedLine(), restricted('regulated'), restricted('doubtful'), restricted('forbidden')];
  expect(titles(lineGroups(lines))).toEqual(['Interdit (1)', 'À vérifier (1)', 'Réglementé (1)', 'Taxé (1)']);
});

describe('what may not board', () => {
  const barred = { code: 'explosives', severity: 'regulated', barredAboard: 'plane' } as const;
  const restrictions = [
    { code: 'weapons', severity: 'regulated' },
    barred,
    { code: 'meat', severity: 'doubtful' },
  ] as const;
  const lines = restrictions.map((restriction) => assessedLine({ restriction }));

  it('stands apart from what is regulated, before it', () => {
    expect(titles(lineGroups(lines))).toEqual(['À vérifier (1)', 'Interdit en avion (1)', 'Réglementé (1)']);
  });

  it('is regulated for officers, before whom it has travelled', () => {
    expect(titles(lineGroups(lines, true))).toEqual(['À vérifier (1)', 'Réglementés (2)']);
  });
});

it('keeps the order of the answer within a group', () => {
  const ids = ['c', 'a', 'b'];
  const [group] = lineGroups(ids.map((customId) => assessedLine({ customId })));
  expect(group?.lines.map(({ customId }) => customId)).toEqual(ids);
});

function byId(one: { readonly customId: string }, other: { readonly customId: string }): number {
  return one.customId.localeCompare(other.customId);
}
