import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { DeclaredLines } from './declared-lines';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['validated', true],
  ['paid', false],
  ['abandoned', false],
] as const)(
  'calls an article unknown as its documents do, until it has ended: %s, %s',
  (status, isUnknown) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const line = assessedLine({
      customId: 'b',
      id: null,
      customName: 'Bidule',
      status: 'relieved',
      total: 0,
    });
    const severity = 'information' as const;
    const warnings = [{ code: 'unknown-name', severity, message: '', legalBasis: null, customIds: ['b'] }];
    const declaration = reviewedDeclaration({ status, assessment: assessedBasket([line], { warnings }) });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <DeclaredLines declaration={declaration} canCorrect isBusy={false} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.queryByText('non reconnu') !== null).toBe(isUnknown);
    expect(screen.queryByText('en franchise') !== null).toBe(!isUnknown);
  },
);
