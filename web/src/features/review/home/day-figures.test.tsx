import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DayFigures } from './day-figures';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counted = (declarations: number, total = declarations * 10) => ({ declarations, total });

async function show(toValidate: number): Promise<readonly HTMLElement[]> {
  const figures = {
    day: '2026-11-21',
    toValidate: counted(toValidate),
    toCollect: counted(3, 0),
    submitted: counted(9),
    validated: counted(8),
    refused: counted(1),
    paid: counted(7),
  };
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(figures), { status: 200, headers })),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DayFigures />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // The tiles have their room before their counts.
  expect(screen.getAllByRole('listitem').map(({ children }) => children[1]?.textContent)).toEqual([
    '…',
    '…',
    '…',
    '…',
  ]);
  await screen.findByText('7');
  return screen.getAllByRole('listitem');
}

it('leads from each queue to the list of its state, and calls the acts of the day by their day', async () => {
  const tiles = await show(4);
  const words = tiles.map((tile) => [
    ...[...tile.children].slice(0, 2).map(({ textContent }) => textContent),
    within(tile).queryByRole('link')?.getAttribute('href') ?? null,
  ]);
  expect(words).toEqual([
    ['À valider', '4', '/agent/declaration?status=submitted&sort=oldest'],
    ['À encaisser', '3', '/agent/declaration?status=validated&sort=oldest'],
    ['Payées ou closes aujourd’hui', '7', null],
    ['Refusées aujourd’hui', '1', null],
  ]);
  // What is still to be assessed waits with no amount.
  expect(
    tiles.map(({ textContent }) =>
      textContent.replace(/\s/gu, ' ').includes('€ à payer, sans les articles à évaluer'),
    ),
  ).toEqual([true, false, false, false]);
  // Nor is a queue of them worth « 0,00 € », or what was refused an amount.
  expect(tiles.map(({ textContent }) => /\d+,\d\d/u.test(textContent))).toEqual([true, false, true, false]);
  expect(tiles[1]?.textContent).toMatch(/Rien à payer, sans les articles à évaluer\./u);
  expect(tiles[3]?.textContent.replace(/\s/gu, ' ')).toContain('rien à encaisser');
});

it('marks the tile of what waits only while something waits', async () => {
  const [waiting] = await show(1);
  const marked = waiting?.className;
  cleanup();
  const [none, other] = await show(0);
  expect(marked).not.toBe(other?.className);
  expect(none?.className).toBe(other?.className);
});
