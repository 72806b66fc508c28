import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseDrafts } from '../../../store/drafts/drafts';
import { claire, day, moved, showTakings, till } from './testing/show-takings';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${day}T17:00:00Z`), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('what is typed of a count', () => {
  const cash = (): HTMLInputElement => screen.getByLabelText(/espèces/iu);
  const open = (name = 'Compter ma caisse') => userEvent.click(screen.getByRole('button', { name }));
  const typed = async (): Promise<string> => {
    await open();
    return cash().value;
  };

  it('is found again after a reload, or another page, of the same day, office and agent alone', async () => {
    showTakings([till('Claire Martin', claire)]);
    await open();
    await userEvent.type(cash(), '35,20');
    cleanup();
    showTakings([till('Claire Martin', claire)], undefined, '?jour=2026-11-22');
    expect(await typed()).toBe('');
    cleanup();
    showTakings([{ ...till('Claire Martin', claire), office: { id: 'FR000002', name: 'Dunkerque' } }]);
    expect(await typed()).toBe('');
    cleanup();
    showTakings([till('Claire Martin', claire)]);
    expect(await typed()).toBe('35,20');
    cleanup();
    eraseDrafts('session-over');
    showTakings([till('Claire Martin', claire)]);
    expect(await typed()).toBe('');
  });

  it('is not kept once it is recorded, nor given up, nor where nothing is left of it', async () => {
    showTakings([till('Claire Martin', claire)]);
    await open();
    await userEvent.type(cash(), '20');
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    await userEvent.clear(cash());
    expect(Object.keys(sessionStorage)).toEqual([]);
    await userEvent.type(cash(), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(Object.keys(sessionStorage)).toEqual([]);
    await open();
    await userEvent.type(cash(), '20{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is no count to finish where it was recorded, though its answer was lost', async () => {
    showTakings([till('Claire Martin', claire)]);
    await open();
    await userEvent.type(cash(), '20');
    cleanup();
    const counted = { counted: 20, difference: 0, countedAt: `${day}T16:30:00.000Z` };
    showTakings([
      {
        ...till('Claire Martin', claire),
        means: [{ mean: 'cash', ...moved(2, 50), ...counted, since: 30, movementsSince: 1 }],
      },
    ]);
    await open('Compter à nouveau');
    expect(cash().value).toBe('');
  });

  it.each(['{"typed":{"cash":"20"},"means":[]}', '{"typed":3}', '20'])(
    'is begun anew where what is kept cannot be read: %s',
    async (kept) => {
      sessionStorage.setItem(`agent:draft:count-${day} FR000001 ${claire}`, kept);
      showTakings([till('Claire Martin', claire)]);
      expect(await typed()).toBe('');
    },
  );
});
