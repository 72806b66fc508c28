import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StatusPill } from './status-pill';

afterEach(cleanup);

it.each([
  ['submitted', 115, 'était à valider'],
  ['validated', 115, 'était validée'],
  ['paid', 0, 'était close'],
  ['draft', 115, 'était un brouillon'],
] as const)(
  'is in the past of a version that another one took the place of, in no colour: %s',
  (status, total, words) => {
    const { container } = render(<StatusPill status={status} total={total} isPast />);
    expect(container.textContent.replace(/\s/gu, ' ')).toBe(words);
    expect(container.innerHTML).toContain('neutral');
    expect(screen.queryByRole('img')).toBeNull();
  },
);
