import { typeset } from '@retour/core';
import { productName } from '../../../text/product-words';
import { restrictionName, severityWords } from '../../../text/restriction-text';
import { typedListText } from '../../../text/typed-list-text';
import type { Target } from './proposal';

/** What an article of the list would be called. */
export function targetName(target: Target, typedName: string): string {
  if (target.kind === 'product') return productName(target.product);
  return target.kind === 'restricted' ? restrictionName(target.restriction) : typeset(typedName);
}

/** The same among what it may be: restricted goods with the words of the mark on their card. */
export function optionLabel(target: Target, typedName: string): string {
  if (target.kind === 'free') return typedListText.free(typedName);
  if (target.kind === 'alcohol') return typedListText.alcohol;
  const name = targetName(target, typedName);
  if (target.kind === 'product') return name;
  return typedListText.restricted(name, severityWords(target.restriction));
}
