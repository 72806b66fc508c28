/** When the content is mounted, the overlay begins to fade and is removed: milliseconds after the page began. */
export const plannedMoments = { mount: 300, fade: 1200, remove: 1500 } as const;

const fadeDuration = plannedMoments.remove - plannedMoments.fade;

export interface StartupDelays {
  readonly mount: number;
  readonly fade: number;
  readonly remove: number;
}

/**
 * What is left to wait, `elapsed` milliseconds after the page began. A page that took long to arrive
 * waits for nothing more: only the fade keeps its length.
 */
export function startupDelays(elapsed: number): StartupDelays {
  const fade = Math.max(0, plannedMoments.fade - elapsed);
  return { mount: Math.max(0, plannedMoments.mount - elapsed), fade, remove: fade + fadeDuration };
}
