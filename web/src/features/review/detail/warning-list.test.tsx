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
  expect(said).toEqual(names.map((name) => `${name} : remis à la douane : rien n’est dû pour cet article.`));
});

it('names the article that a rule is good to know of, and a doubt that was answered once', () => {
  const lines = [
    assessedLine({ customId: 'sac', customName: 'Sac à main en cuir' }),
    assessedLine({ customId: 'poulet', id: null, customName: 'Poulet en peluche' }),
  ];
  const said = (code: string, customId: string) => ({
    ...{ code, severity: 'information' as const, message: '', legalBasis: null },
    customIds: [customId],
  });
  const warnings = [said('composition', 'sac'), said('meat', 'poulet')];
  const shoppingProducts = [
    { customId: 'sac', id: 'sac-a-main-cuir', customName: 'Sac à main en cuir', originalValue: 500 },
    { customId: 'poulet', customName: 'Poulet en peluche', originalValue: 12 },
  ].map((one) => ({ ...one, currency: 'EUR', ...(one.id ? {} : { restrictionAnswers: { meat: 'no' } }) }));
  show(
    reviewedDeclaration({
      assessment: assessedBasket(lines, { warnings }),
      shoppingProducts: shoppingProducts as Declaration['shoppingProducts'],
    }),
  );
  const [bag, toy] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(bag).toMatch(/^«\sSac à main en cuir\s»\s: selon ce dont il est fait, cet article peut/u);
  expect(toy).toMatch(/^«\sPoulet en peluche\s»\s: réponse «\snon\s»/u);
});

it.each([
  ['submitted', true],
  ['validated', true],
  ['paid', false],
  ['refused', false],
] as const)('asks to look at what nobody knows while something may be done: %s, %s', (status, isAsked) => {
  const message =
    '« Bidule » : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé.';
  const warnings = [
    { code: 'unknown-name', severity: 'information' as const, message, legalBasis: null, customIds: ['b'] },
  ];
  const lines = [assessedLine({ customId: 'b', id: null, customName: 'Bidule' })];
  show(reviewedDeclaration({ status, assessment: assessedBasket(lines, { warnings }) }));
  expect(screen.queryByText(/nous ne savons pas/u) !== null).toBe(isAsked);
});
