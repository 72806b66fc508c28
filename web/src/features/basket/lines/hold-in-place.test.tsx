import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdInPlace } from './hold-in-place';

let top = 560;
let drawn: () => void = () => undefined;
const scrolled = vi.fn();
const pressed = document.createElement('button');
pressed.getBoundingClientRect = () => new DOMRect(0, top, 44, 44);

beforeEach(() => {
  top = 560;
  vi.useFakeTimers();
  document.body.append(pressed);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = (): void => {
        drawn = () => undefined;
      };
      constructor(draw: () => void) {
        drawn = draw;
      }
    },
  );
  vi.stubGlobal('scrollBy', scrolled);
  scrolled.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  pressed.remove();
});

it('scrolls by as much as what stands above has grown', () => {
  holdInPlace(pressed);
  drawn();
  expect(scrolled).not.toHaveBeenCalled();
  top += 226;
  drawn();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 226, behavior: 'instant' });
});

it('leaves the page where it is scrolled by hand', () => {
  holdInPlace(pressed);
  top -= 300;
  window.dispatchEvent(new Event('scroll'));
  drawn();
  expect(scrolled).not.toHaveBeenCalled();
});

it('lets go once what was pressed has had its effect, or is gone', () => {
  holdInPlace(pressed);
  pressed.remove();
  top += 226;
  drawn();
  document.body.append(pressed);
  vi.advanceTimersByTime(5_000);
  drawn();
  expect(scrolled).not.toHaveBeenCalled();
});
