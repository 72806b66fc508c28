import type { SimulationAnswer } from '@retour/contract';
import { meansOfTransport, nothingUponCheckTitle } from '@retour/core';
import { expect, it } from 'vitest';
import { assessedLine, emptyAnswer } from '../../../store/testing/assessed-basket';
import { nothingBesideUnionReason, nothingReason, summaryText } from '../../basket/text/summary-text';
import { whereToGo } from '../../declarant/arrival/arrival-text';
import { summaryHeading } from './summary-heading';

const warning = (code: string) => ({ code, message: '', legalBasis: null });

it.each([
  [summaryText.nothingTitle, {}],
  [summaryText.nothingTitle, { warnings: [warning('exchange-rate-out-of-date')] }],
  [summaryText.nothingDueTitle, { warnings: [warning('preference-above-limit')] }],
  ['Un article est réglementé', { warnings: [warning('medicine')] }],
  ['Un article est réglementé', { warnings: [warning('medicine')], total: 12 }],
  [summaryText.minimumTitle, { totalIsMinimum: true }],
  [summaryText.excessTitle, { shoppingProducts: [assessedLine({ status: 'taxed', total: 0 })] }],
  [summaryText.toPayTitle, { total: 0.01 }],
])('says « %s »', (title, answer) => {
  expect(summaryHeading({ ...emptyAnswer, ...answer }, 'plane').title).toBe(title);
});

it.each(meansOfTransport)('says where to go by %s, in the words of the confirmation', (transport) => {
  for (const due of [
    { total: 12 },
    { totalIsMinimum: true },
    { total: 12, warnings: [warning('medicine')] },
  ]) {
    expect(summaryHeading({ ...emptyAnswer, ...due }, transport).lead).toContain(whereToGo[transport]);
  }
});

it('says where to go with an excess, also beside an article that is not recognised', () => {
  const shoppingProducts = [assessedLine({ status: 'taxed', total: 0 })];
  const answer = {
    ...emptyAnswer,
    shoppingProducts,
    warnings: [{ ...warning('unknown-name'), severity: 'information' as const }],
  };
  expect(summaryHeading(answer, 'plane')).toEqual({ title: nothingUponCheckTitle, lead: whereToGo.plane });
});

it('never says that what the Union frees is within the allowance', () => {
  const bought = assessedLine({ status: 'unlimited', total: 0 });
  const leadOf = (trip: Pick<SimulationAnswer, 'countryType' | 'regime'>) =>
    summaryHeading({ ...emptyAnswer, ...trip, shoppingProducts: [bought] }, 'plane').lead;
  expect(leadOf({ countryType: 'NON_EU', regime: 'third' })).toBe(nothingBesideUnionReason);
  expect(leadOf({ countryType: 'EU', regime: 'eu' })).toBe(nothingReason.union);
  // Northern Ireland and Monaco: their type is « outside », their rules are those of the Union.
  expect(leadOf({ countryType: 'NON_EU', regime: 'eu' })).toBe(nothingReason.likeUnion);
});
