import { hasBegunJourney } from './saved-answers';

/**
 * A page drawn for who has begun nothing (`data-newcomers-at`): they are led where the application would lead them. It goes
 * before it is seen of somebody else, whose page the application draws, as it does one that a link describes.
 */
export function keepNewcomersPage({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const root = document.getElementById('root');
  const address = root?.dataset.newcomersAt;
  if (root === null || address === undefined) return;
  if (hasBegunJourney() || hash !== '') {
    root.replaceChildren();
    document.getElementById('loading')?.classList.remove('loading-over-content');
  } else if (pathname !== address) history.replaceState(history.state, '', address);
}
