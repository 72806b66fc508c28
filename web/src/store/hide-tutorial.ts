import { changeAppState } from './app-store';

/** The tutorial was read or declined: it is not proposed any more. */
export function hideTutorial(): void {
  changeAppState(({ global }) => ({ global: { ...global, displayTuto: false } }));
}
