import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

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

/** A component fetched when it is first shown, tried twice. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
