import type { Declaration } from '@retour/contract';
import { expect, it } from 'vitest';
import { checkAllowances, draftOfAllowances, potsAsked } from './allowances-draft';

const declaration = (changes: object = {}): Declaration =>
  ({
    assessment: {
      regime: 'third',
      allowances: [{ pot: 'value', limit: 430, used: 350 }],
      quantityAllowances: [
        { pot: 'tobacco', usedPercent: 50, exceeded: false },
        { pot: 'beer', usedPercent: 0, exceeded: false },
      ],
    },
    ...changes,
  }) as unknown as Declaration;

it('asks of the allowances that the declaration counts something in', () => {
  expect(potsAsked(declaration())).toEqual(['value', 'tobacco']);
  expect(potsAsked(declaration({ allowancesUsed: { wine: 10 } }))).toEqual(['value', 'tobacco', 'wine']);
});

it('asks inside the Union of what was said alone, so that it can be withdrawn', () => {
  const { assessment } = declaration();
  const inUnion = (changes: object = {}): Declaration =>
    declaration({ assessment: { ...assessment, regime: 'eu' }, ...changes });
  expect(potsAsked(inUnion())).toEqual([]);
  expect(potsAsked(inUnion({ allowancesUsed: { value: 200 } }))).toEqual(['value']);
});

it('reads euros and percents as they are written, and an empty field as nothing', () => {
  const typed = { value: '300,50 €', tobacco: '12,5 %' };
  expect(checkAllowances(declaration(), typed)).toEqual({
    problems: {},
    allowancesUsed: { value: 300.5, tobacco: 12.5 },
  });
  const known = declaration({ allowancesUsed: { value: 300.5, tobacco: 12.5 } });
  expect(draftOfAllowances(known)).toMatchObject({ value: '300,5', tobacco: '12,5', wine: '' });
  expect(checkAllowances(known, typed).allowancesUsed).toBeUndefined();
  expect(checkAllowances(known, { value: '' }).allowancesUsed).toEqual({ tobacco: 12.5 });
  expect(checkAllowances(known, { value: '0', tobacco: '' }).allowancesUsed).toEqual({});
});

it.each(['abc', '-3', '10 001', '1,234'])('says what to write instead of %s', (text) => {
  const { problems, allowancesUsed } = checkAllowances(declaration(), { value: text });
  expect([problems.value?.slice(0, 8), allowancesUsed]).toEqual(['Indiquez', undefined]);
});
