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
  /** Once the network is back, be it before the fault is shown. */
  readonly networkBack = new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
  /** Lets the part be fetched anew: React keeps the failure of a lazy component. */
  forget?: () => void;
}

/** After which a part is asked for again: a passing tunnel, then a server that asks to come back in two seconds. */
const triesAfterMs = [800, 2_500];

/** The style sheets of ours that did not come, with the try that is under way. Vite asks once, and draws without them at the next try. */
const missing = new Map<HTMLLinkElement, Promise<void> | null>();

if (!import.meta.env.SSR)
  addEventListener(
    'error',
    ({ target: link }) => {
      const isOurs =
        link instanceof HTMLLinkElement && link.rel === 'stylesheet' && link.href.startsWith(location.origin);
      if (isOurs) missing.set(link, null);
    },
    true,
  );

/** In the place of the one that did not come: their order is that of their rules. */
function fetchStyle(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  const coming = new Promise<void>((resolve, reject) => {
    again.onload = () => {
      missing.delete(again);
      resolve();
    };
    // It is among the missing again by then.
    again.onerror = reject;
  });
  missing.delete(link);
  missing.set(again, coming);
  link.replaceWith(again);
  return coming;
}

async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...missing].map(([link, coming]) => coming ?? fetchStyle(link)));
  return load();
}

/** Loads a part of the application with its style sheets, tried three times while there is a network. */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  [delay, ...later] = triesAfterMs,
): Promise<Module> {
  try {
    return await loadWithStyles(load);
  } catch (cause) {
    if (!delay || !navigator.onLine) throw new ChunkLoadError('A part did not load.', { cause });
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
      fetched ??= await loadWithStyles(load).catch(() => undefined);
    },
  });
}
