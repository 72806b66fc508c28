import type { Declaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { WarningList } from './warning-list';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(declaration: Declaration, isPast = false): void {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WarningList declaration={declaration} isPast={isPast} />
    </QueryClientProvider>,
  );
}

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
  show(reviewedDeclaration({ status, assessment }));
  expect(screen.queryByText(message) !== null).toBe(isSaid);
  cleanup();
  // Nor of a version that a correction took the place of.
  show(reviewedDeclaration({ status, assessment }), true);
  expect(screen.queryByText(message)).toBeNull();
});

it('names which article was handed over, where the same is said of several', () => {
  const message = 'Remis à la douane : rien n’est dû pour cet article.';
  const names = ['Saucisson', 'Jambon'];
  const lines = names.map((customName) => assessedLine({ customId: customName, id: null, customName }));
  const warnings = names.map((name) => ({
    ...{ code: 'handed-over', severity: 'information' as const, message, legalBasis: null },
    customIds: [name],
  }));
  show(reviewedDeclaration({ assessment: assessedBasket(lines, { warnings }) }));
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/gu, ' '));
  expect(said).toEqual(names.map((name) => `${name} : ${message}`));
});
