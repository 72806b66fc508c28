import { typeset } from '@retour/core';
import { productName } from '../../../text/product-words';
import { restrictionName } from '../../../text/restriction-text';
import type { Target } from './proposal';

/** What an article of the list would be called. */
export function targetName(target: Target, typedName: string): string {
  if (target.kind === 'product') return productName(target.product);
  return target.kind === 'restricted' ? restrictionName(target.restriction) : typeset(typedName);
}
