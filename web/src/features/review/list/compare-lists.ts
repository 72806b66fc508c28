import type { DeclarationList, ListedDeclaration } from '@retour/contract';

export interface ShownRow {
  readonly declaration: ListedDeclaration;
  /** The filters no longer keep it: it changed since the list was drawn. */
  readonly isGone: boolean;
}

export interface Comparison {
  /** The rows where they were, each as it is now. */
  readonly rows: readonly ShownRow[];
  readonly freshCount: number;
  readonly goneCount: number;
}

/**
 * What became of a list since it was drawn: rows stay under the finger, what is new is counted.
 * A row that is older than all of a full page was only pushed to the next one.
 */
export function compareLists(
  shown: DeclarationList,
  latest: DeclarationList,
  { limit }: { readonly limit: number },
): Comparison {
  const now = new Map(latest.declarations.map((declaration) => [declaration.id, declaration]));
  const before = new Set(shown.declarations.map(({ id }) => id));
  const isFull = latest.declarations.length >= limit;
  const oldest = latest.declarations.at(-1)?.createdAt;
  const isPushed = ({ createdAt }: ListedDeclaration): boolean =>
    isFull && oldest !== undefined && Date.parse(createdAt) <= Date.parse(oldest);
  const rows = shown.declarations.map((declaration) => {
    const current = now.get(declaration.id);
    return { declaration: current ?? declaration, isGone: current === undefined && !isPushed(declaration) };
  });
  const newest = shown.declarations[0]?.createdAt;
  const isFresh = ({ id, createdAt }: ListedDeclaration): boolean =>
    !before.has(id) && (newest === undefined || Date.parse(createdAt) >= Date.parse(newest));
  return {
    rows,
    freshCount: latest.declarations.filter(isFresh).length,
    goneCount: rows.filter(({ isGone }) => isGone).length,
  };
}
