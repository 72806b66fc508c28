interface ChunkModules {
  readonly moduleIds: readonly string[];
}

const agentSource =
  /\/src\/(app\/agent|store\/agent-|features\/(review|identity|nomenclature|news|contact|handbook))/;
const gallerySource = /\/src\/gallery\//;

/**
 * Characters of a hash, as few as the build allows: the first page holds the names of all that it may fetch, and a hash
 * compresses badly.
 */
export const hashLength = 7;
const named = `[name]-[hash:${hashLength}]`;

export const entryFileName = `assets/${named}.js`;
export const assetFileName = `assets/${named}[extname]`;

/** Files that travellers never need are named apart, so that they are left out of the offline copy. */
export function chunkFileName({ moduleIds }: ChunkModules): string {
  if (moduleIds.some((id) => agentSource.test(id))) return `assets/agent/${named}.js`;
  if (moduleIds.some((id) => gallerySource.test(id))) return `assets/gallery/${named}.js`;
  return `assets/${named}.js`;
}
