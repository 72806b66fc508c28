import { lazyComponent } from '../../../lib/lazy-component';

/** Phones do not fetch it. */
export const TripTag = lazyComponent(() => import('./trip-tag').then((module) => module.TripTag));
