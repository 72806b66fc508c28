import { typeset } from '@retour/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { readReference } from '../../reference/testing/read-reference';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { graveLabel } from '../text/grave-label';
import { AmountTag } from './amount-tag';
import { DeclaredLines } from './declared-lines';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says once the name of gold that was declared under it, and beside it one that somebody gave it', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const gold = (customId: string, customName: string) =>
    assessedLine({ customId, customName, id: 'or-investissement' });
  const lines = [gold('a', typeset('Or : lingots, pièces d’or')), gold('b', 'Napoléon')];
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter>
        <DeclaredLines
          declaration={reviewedDeclaration({ assessment: assessedBasket(lines) })}
          canCorrect={false}
          isBusy={false}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const words = screen.getByRole('table').textContent;
  expect(words.match(/Or\s: lingots, pièces d’or/gu)).toHaveLength(2);
  expect(words).toContain('Napoléon');
});

it('says to officers that the article is regulated, and beside it that it may not have boarded', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const restriction = { code: 'explosives', severity: 'regulated', barredAboard: 'plane' } as const;
  const free = { status: 'relieved', total: 0, customDuty: 0, vat: 0 } as const;
  const assessment = assessedBasket([assessedLine({ ...free, customName: 'Fusée', id: null, restriction })], {
    warnings: [
      { code: 'explosives', severity: 'regulated', message: '', legalBasis: null, customIds: ['a'] },
    ],
  });
  const declaration = reviewedDeclaration({ assessment });
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter>
        <AmountTag declaration={declaration} />
        <DeclaredLines declaration={declaration} canCorrect={false} isBusy={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('region', { name: 'Article réglementé' })).toBeTruthy();
  expect(screen.getByText('réglementé')).toBeTruthy();
  expect(screen.getByText('interdit en avion')).toBeTruthy();
  expect(graveLabel(assessment)?.label).toBe('Article réglementé');
});
