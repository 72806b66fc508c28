import { typeset } from '@retour/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { readReference } from '../../reference/testing/read-reference';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
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
