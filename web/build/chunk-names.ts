interface ChunkModules {
  readonly moduleIds: readonly string[];
}

const agentSource = /\/src\/(app\/agent|store\/agent-|features\/(review|identity|nomenclature|news|contact))/;
const gallerySource = /\/src\/gallery\//;

/** Files that travellers never need are named apart, so that they are left out of the offline copy. */
export function chunkFileName({ moduleIds }: ChunkModules): string {
  if (moduleIds.some((id) => agentSource.test(id))) return 'assets/agent/[name]-[hash].js';
  if (moduleIds.some((id) => gallerySource.test(id))) return 'assets/gallery/[name]-[hash].js';
  return 'assets/[name]-[hash].js';
}
