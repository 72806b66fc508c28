import type { ReactNode } from 'react';
import { matchRanges, textPieces } from '../../../lib/search';
import { productSearchSettings } from '../../reference';

/** A product's name with what the words typed match in it. */
export function MarkedName({ name, query }: { readonly name: string; readonly query: string }): ReactNode {
  const ranges = matchRanges(name, query, productSearchSettings.threshold);
  let position = 0;
  return textPieces(name, ranges).map(({ text, matched }) => {
    position += text.length;
    return matched ? <mark key={position}>{text}</mark> : text;
  });
}
