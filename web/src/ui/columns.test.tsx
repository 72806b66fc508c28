import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Columns } from './columns';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Tells at once what it observes. */
class ObserverAtOnce {
  readonly observe: () => void;
  constructor(look: () => void) {
    this.observe = look;
  }
  disconnect(): void {}
}

it.each([
  ['auto', 1],
  ['visible', 0],
])(
  'is reached by the keyboard where what is beside the content is cut (%s), and only there',
  (overflowY, regions) => {
    vi.stubGlobal('ResizeObserver', ObserverAtOnce);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const { style } = document.createElement('div');
    style.overflowY = overflowY;
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
    render(<Columns aside={<p>Total</p>}>Articles</Columns>);
    expect(screen.queryAllByRole('region', { name: /Colonne de droite/u })).toHaveLength(regions);
  },
);
