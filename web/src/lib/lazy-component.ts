import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useState,
} from 'react';

/** Part of the application could not be fetched: no network, or a newer version replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Lets the part be fetched anew: React keeps the failure of a lazy component. */
  forget?: () => void;
}

/** After which a part is asked for again: a passing tunnel, then a server that asks to come back in two seconds. */
const triesAfterMs = [800, 2_500];

/** A browser keeps the rules of a sheet that did not come from being read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Asks again for the style sheets that did not come: Vite asks once, and draws without them at the next try. The new one goes beside
 * the old one, which tells who waits for it that it came.
 */
async function fetchMissingStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const fetchAgain = async (link: HTMLLinkElement): Promise<void> => {
    if (isThere(link)) return;
    const again = link.cloneNode() as HTMLLinkElement;
    const { type } = await new Promise<Event>((resolve) => {
      again.onload = resolve;
      again.onerror = (event) => resolve(event as Event);
      link.after(again);
    });
    const isLoaded = type === 'load';
    (isLoaded ? link : again).remove();
    if (!isLoaded) throw new Error(again.href);
  };
  await Promise.all([...links].map(fetchAgain));
}

async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!import.meta.env.SSR) await fetchMissingStyles();
  return load();
}

/** Loads a part of the application with its style sheets, tried three times. */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  [delay, ...later] = triesAfterMs,
): Promise<Module> {
  try {
    return await loadWithStyles(load);
  } catch (cause) {
    if (!delay) throw new ChunkLoadError('A part could not be loaded.', { cause });
    await new Promise((resolve) => setTimeout(resolve, delay));
    return loadChunk(load, later);
  }
}

/** A component that comes in a part of its own. */
export type PartComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the part before it is shown: then it is drawn at once. What fails is asked again when it is shown. */
  readonly fetchAhead: () => Promise<void>;
};

/** A component fetched when it is first shown. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PartComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  let fetching: ComponentType<Props> | undefined;
  const fetch = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadChunk(load) };
    } catch (cause) {
      if (cause instanceof ChunkLoadError)
        cause.forget = () => {
          fetching = undefined;
        };
      throw cause;
    }
  };
  /** React shows the waiting screen of a lazy component for a while, even when its part is already there. */
  function Part(props: Props): ReactNode {
    const [Component] = useState(() => {
      fetching ??= lazy(fetch);
      return fetched ?? fetching;
    });
    return createElement(Component, props);
  }
  return Object.assign(Part, {
    fetchAhead: async (): Promise<void> => {
      fetched = await loadWithStyles(load).catch(() => undefined);
    },
  });
}
