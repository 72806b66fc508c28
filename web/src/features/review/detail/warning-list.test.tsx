import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { WarningList } from './warning-list';

afterEach(cleanup);

it.each([
  ['submitted', true],
  ['validated', true],
  ['paid', false],
  ['refused', false],
] as const)('says of a declaration that is %s that its amount may change: %s', (status, isSaid) => {
  const message = 'Les montants peuvent un peu changer.';
  const severity = 'information' as const;
  const warnings = [{ code: 'exchange-rate-out-of-date', severity, message, legalBasis: null }];
  const assessment = assessedBasket([assessedLine()], { warnings });
  render(<WarningList declaration={reviewedDeclaration({ status, assessment })} />);
  expect(screen.queryByText(message) !== null).toBe(isSaid);
  cleanup();
  // Nor of a version that a correction took the place of.
  render(<WarningList declaration={reviewedDeclaration({ status, assessment })} isPast />);
  expect(screen.queryByText(message)).toBeNull();
});
