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
}

const secondTryDelayMs = 800;

/** Loads a part of the application, tried twice. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, secondTryDelayMs));
    return load().catch((cause: unknown) => {
      throw new ChunkLoadError('A part of the application could not be loaded.', { cause });
    });
  }
}

/** A component that comes in a part of its own. */
export type PartComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the part before it is shown: then it is drawn at once. What fails is asked again when it is shown. */
  readonly fetchAhead: () => Promise<void>;
};

/** A component fetched when it is first shown, tried twice. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PartComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const Fetching = lazy(async () => ({ default: await loadChunk(load) }));
  /** React shows the waiting screen of a lazy component for a while, even when its part is already there. */
  function Part(props: Props): ReactNode {
    const [Component] = useState(() => fetched ?? Fetching);
    return createElement(Component, props);
  }
  return Object.assign(Part, {
    fetchAhead: async (): Promise<void> => {
      fetched = await load().catch(() => undefined);
    },
  });
}
