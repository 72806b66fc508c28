import { expect, it } from 'vitest';
import { emptyAnswer } from '../../../store/testing/assessed-basket';
import { summaryText } from '../../basket/text/summary-text';
import { summaryHeading } from './summary-heading';

const warning = (code: string) => ({ code, message: '', legalBasis: null });

it.each([
  [summaryText.nothingTitle, {}],
  [summaryText.nothingTitle, { warnings: [warning('exchange-rate-out-of-date')] }],
  [summaryText.nothingDueTitle, { warnings: [warning('preference-above-limit')] }],
  ['Un article est réglementé', { warnings: [warning('medicine')] }],
  ['Un article est réglementé', { warnings: [warning('medicine')], total: 12 }],
  [summaryText.minimumTitle, { totalIsMinimum: true }],
  [summaryText.toPayTitle, { total: 0.01 }],
])('says « %s »', (title, answer) => {
  expect(summaryHeading({ ...emptyAnswer, ...answer }, 'plane').title).toBe(title);
});
