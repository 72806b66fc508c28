import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/${module}`))) return chunk;
  }
  throw new Error(`${module} is not in the application`);
}

/** The chunk that a module came in, with those that it needs. */
export function chunksOf(bundle: Bundle, module: string): readonly Rolldown.OutputChunk[] {
  const needed = new Map<string, Rolldown.OutputChunk>();
  function visit(chunk: Bundle[string] | undefined): void {
    if (chunk?.type !== 'chunk' || needed.has(chunk.fileName)) return;
    needed.set(chunk.fileName, chunk);
    for (const imported of chunk.imports) visit(bundle[imported]);
  }
  visit(chunkOf(bundle, module));
  return [...needed.values()];
}
