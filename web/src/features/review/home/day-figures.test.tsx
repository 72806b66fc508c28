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

async function show(
  toValidate: number,
  toCollect: object = { ...counted(3, 0), totalIsMinimum: false },
  toApprove = 0,
): Promise<readonly HTMLElement[]> {
  const figures = {
    day: '2026-11-21',
    toValidate: { ...counted(toValidate), totalIsMinimum: true },
    toCollect,
    submitted: counted(9),
    validated: counted(8),
    refused: counted(1),
    paid: counted(7),
    seized: counted(2),
    abandoned: counted(3),
    cancelled: counted(4),
  };
  const queues = { toValidate, toCollect: 3, toApprove };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => Response.json(address.endsWith('/queues/') ? queues : figures)),
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
    ['Payées ou closes sans rien à payer aujourd’hui', '7', null],
    ['Refusées aujourd’hui', '1', null],
    ['Autres issues aujourd’hui', '9', null],
  ]);
  const amounts = tiles.map(({ children }) => children[2]?.textContent.replace(/\s/gu, ' '));
  expect(amounts).toEqual([
    'au moins 40,00 € à payer',
    'rien à payer',
    '70,00 €',
    'rien à encaisser',
    'rien à encaisser',
  ]);
});

it('says that corrections wait for a second officer only while some do, and leads to them', async () => {
  await show(1, undefined, 2);
  const link = await screen.findByRole('link', { name: 'Corrections à approuver' });
  expect(link.getAttribute('href')).toBe('/agent/declaration?corrections=pending&sort=oldest');
  expect(link.closest('li')?.children[1]?.textContent).toBe('2');
  cleanup();
  await show(1);
  expect(screen.queryByRole('link', { name: 'Corrections à approuver' })).toBeNull();
});

it.each([
  [{ ...counted(3, 30), totalIsMinimum: false }, '30,00 € à payer'],
  // Of declarations whose articles are all to assess.
  [{ ...counted(3, 0), totalIsMinimum: true }, 'À évaluer'],
  [{ ...counted(0), totalIsMinimum: false }, '0,00 €'],
])('says of what waits to be paid whether more may be owed: %o', async (toCollect, amount) => {
  const tiles = await show(4, toCollect);
  expect(tiles[1]?.children[2]?.textContent.replace(/\s/gu, ' ')).toBe(amount);
});

it('marks the tile of what waits only while something waits', async () => {
  const [waiting] = await show(1);
  const marked = waiting?.className;
  cleanup();
  const [none, other] = await show(0);
  expect(marked).not.toBe(other?.className);
  expect(none?.className).toBe(other?.className);
});
