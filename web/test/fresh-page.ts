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
  // The window of happy-dom, as it opens. Its address is set whole: once a link to a mail or a telephone was pressed, an
  // address that is relative leads nowhere.
  const opened = Reflect.get(window, 'happyDOM');
  opened.setURL('http://localhost:3000/');
  opened.setViewport({ width: 1024, height: 768 });
  history.replaceState(null, '');
  document.title = '';
  document.body.replaceChildren();
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
}
