import { cleanup } from '@testing-library/react';
import { clearTokens } from '../src/lib/session/token-cookies';

/**
 * The files of a worker share a window and what is installed, which saves two thirds of their time: this leaves the page
 * as a first visit finds it.
 */
export function freshenPage(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  clearTokens();
  history.replaceState(null, '', '/');
  document.title = '';
  // The window of happy-dom, as it opens.
  Reflect.get(window, 'happyDOM').setViewport({ width: 1024, height: 768 });
  document.body.replaceChildren();
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
}
