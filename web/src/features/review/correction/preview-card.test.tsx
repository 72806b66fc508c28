import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AssessedLine, assessedBasket, assessedLine } from '../testing/reviewed-declaration';
import { PreviewCard } from './preview-card';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vase = assessedLine({ customId: 'v', id: null, customName: 'Vase' });
const lamp = assessedLine({ customId: 'l', id: null, customName: 'Lampe', total: 0 });

/** What the table says, row after row, for a person: the header's parts, then the amounts. */
function rows(before: readonly AssessedLine[], after: readonly AssessedLine[], corrected: readonly string[]) {
  const [was, is] = [assessedBasket(before), assessedBasket(after)];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewCard
        preview={{ version: 2, before: was, after: is, difference: is.total - was.total }}
        correctedIds={corrected}
      >
        <p>Enregistrer</p>
      </PreviewCard>
    </QueryClientProvider>,
  );
  const [, body] = screen.getAllByRole('rowgroup');
  return within(body as HTMLElement)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].flatMap((cell) =>
        cell.children.length === 0
          ? [cell.textContent]
          : [...cell.children].map(({ textContent }) => textContent),
      ),
    );
}

describe('the preview of a correction', () => {
  it('gives the old amount with what the line was, beside what it becomes', () => {
    const ring = { ...vase, customName: 'Bague', originalValue: 620, total: 150 };
    expect(rows([vase], [ring], ['v'])).toEqual([
      ['Bague · 620,00\u00A0€', 'avant\u00A0: Vase · 500,00\u00A0€', '115,00\u00A0€', '150,00\u00A0€'],
      ['Total à payer', '115,00\u00A0€', '150,00\u00A0€'],
    ]);
  });

  it('shows the line that was corrected and the total when nothing changes in them', () => {
    const renamed = { ...vase, customName: 'Grand vase' };
    expect(rows([vase, lamp], [renamed, lamp], ['v'])).toEqual([
      ['Grand vase · 500,00\u00A0€', 'avant\u00A0: Vase · 500,00\u00A0€', '115,00\u00A0€', '115,00\u00A0€'],
      ['Total à payer', '115,00\u00A0€', '115,00\u00A0€'],
    ]);
    expect(screen.getByText('Le total ne change pas.')).toBeTruthy();
  });

  it('shows a line that another one’s correction taxes, without a before that would be the same', () => {
    const taxed = { ...lamp, total: 40 };
    expect(rows([vase, lamp], [{ ...vase, originalValue: 600, total: 130 }, taxed], ['v'])).toEqual([
      ['Vase · 600,00\u00A0€', 'avant\u00A0: Vase · 500,00\u00A0€', '115,00\u00A0€', '130,00\u00A0€'],
      ['Lampe · 500,00\u00A0€', '0,00\u00A0€', '40,00\u00A0€'],
      ['Total à payer', '115,00\u00A0€', '170,00\u00A0€'],
    ]);
  });

  it('leaves out what neither was corrected nor moves', () => {
    expect(rows([vase, lamp], [{ ...vase, total: 120 }, lamp], ['v'])).toHaveLength(2);
  });
});
