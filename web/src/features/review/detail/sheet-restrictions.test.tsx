import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { restrictedBasket, reviewedDeclaration } from '../testing/reviewed-declaration';
import { SheetRestrictions, type SheetRestrictionsProps } from './sheet-restrictions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Severity = SheetRestrictionsProps['severities'][number];

function textOf(
  status: SheetRestrictionsProps['declaration']['status'],
  severity: Severity,
  isPast = false,
  changes: Parameters<typeof restrictedBasket>[1] = {},
) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const declaration = reviewedDeclaration({ status, assessment: restrictedBasket(severity, changes) });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SheetRestrictions declaration={declaration} isPast={isPast} severities={[severity]} />
    </QueryClientProvider>,
  );
  return container.textContent.replace(/\s/gu, ' ');
}

const asks = /Bloquant|Ce que vous faites|Faites|refusez|Vérifiez|Contrôlez|à contrôler|avant tout/u;
const ended = ['paid', 'refused', 'cancelled', 'abandoned', 're-exported', 'seized'] as const;

it.each([
  ['forbidden', /Ce qui bloquait : interdit/u],
  ['doubtful', /Ce qui était à vérifier/u],
  ['regulated', /Ce qui demandait des papiers/u],
] as const)(
  'calls to act while something is left to do, and says what was once nothing is: %s',
  (severity, was) => {
    expect(textOf('submitted', severity)).toMatch(asks);
    cleanup();
    expect(textOf('validated', severity)).toMatch(asks);
    for (const status of ended) {
      cleanup();
      const text = textOf(status, severity);
      expect([status, text]).toEqual([status, expect.stringMatching(was)]);
      expect([status, text]).toEqual([status, expect.not.stringMatching(asks)]);
    }
    cleanup();
    // Nor in a version that a correction took the place of.
    expect(textOf('submitted', severity, true)).not.toMatch(asks);
  },
);

it.each(['cash', 'fish', 'sand-and-stones'])('asks for no papers of what needs none: %s', (code) => {
  const severity = 'regulated' as const;
  const changes = { warnings: [{ code, severity, message: '', legalBasis: null, customIds: ['a'] }] };
  expect(textOf('submitted', 'regulated', false, changes)).toMatch(/^À vérifier : réglementé.+puis décidez/u);
  cleanup();
  expect(textOf('paid', 'regulated', false, changes)).toMatch(/^Ce qui était réglementé/u);
  cleanup();
  expect(textOf('submitted', 'regulated')).toMatch(/^À vérifier : papiers à contrôler.+S’il en manque un/u);
});
