import { isDeepStrictEqual } from 'node:util';
import type { StoredRequest } from '../../declaration/storage/declared-content';

type Lines = StoredRequest['shoppingProducts'];

function withoutHandOver({ shoppingProducts, ...rest }: StoredRequest): unknown {
  return { ...rest, shoppingProducts: shoppingProducts.map(({ handedOver, ...line }) => line) };
}

const isTaken = (lines: Lines, id: string): boolean =>
  lines.some(({ customId, handedOver }) => customId === id && handedOver === true);

/** How many articles were handed over from one version to the next, where nothing else changed; 0 where something did. */
export function handedOverAlone(before: StoredRequest, after: StoredRequest): number {
  if (!isDeepStrictEqual(withoutHandOver(before), withoutHandOver(after))) return 0;
  const changed = after.shoppingProducts.filter(
    ({ customId, handedOver = false }) => isTaken(before.shoppingProducts, customId) !== handedOver,
  );
  return changed.every(({ handedOver }) => handedOver === true) ? changed.length : 0;
}
