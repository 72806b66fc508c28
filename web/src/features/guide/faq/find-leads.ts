import type { Product, ProductCatalogue } from '@retour/core';
import { wordsOfSentence } from '../../../lib/search';
import { searchCountries, searchProducts } from '../../reference';
import { littleWords } from '../content/faq/little-words';

/** What a word of a question names besides: an article to simulate, a country to come back from. */
export interface Leads {
  readonly product: Product | null;
  readonly country: { readonly code: string; readonly name: string } | null;
}

/** A name or one of its first synonyms, word for word. */
const farthestName = 0.06;

/** From there on, a product goes by a synonym, not by its name. */
const farthestOwnName = 0.02;

/** Words that name an article too, but mean something else in a question. */
const notGoods = new Set(
  'argent avion bagage bagages carte cartes code enfant enfants espece especes gare liquide papier papiers port prix train valise valises voiture bateau livre livres'.split(
    ' ',
  ),
);

function isNamed({ rank, score }: { readonly rank: number; readonly score: number }): boolean {
  return rank === 0 && score <= farthestName;
}

/** Looked for in the whole question, then in each of its words, two by two first. */
function partsOf(query: string): readonly string[] {
  const words = wordsOfSentence(query)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 2 && !littleWords.has(word));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...new Set([words.join(' '), ...pairs, ...words])].filter((part) => part !== '');
}

function firstOf<Found>(parts: readonly string[], find: (part: string) => Found | null): Found | null {
  for (const part of parts) {
    const found = find(part);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The article that a part names. Of one that goes by a synonym, the shelf that holds it when the question names that too:
 * « tabac à fumer » is rolled, or for a pipe.
 */
function findProduct(parts: readonly string[], catalogue: ProductCatalogue): Product | null {
  const namedBy = (part: string) => {
    const hits = notGoods.has(part) ? [] : searchProducts(part, catalogue);
    return hits[0] !== undefined && isNamed(hits[0]) ? hits.filter(isNamed) : [];
  };
  const found = firstOf(parts, (part) => namedBy(part)[0] ?? null);
  if (found === null) return null;
  const { product, ancestors } = found.item;
  if (found.score < farthestOwnName) return product;
  const shelf = firstOf(
    parts,
    (part) => namedBy(part).find(({ item }) => ancestors.includes(item.product)) ?? null,
  );
  return shelf?.item.product ?? product;
}

export function findLeads(query: string, catalogue: ProductCatalogue): Leads {
  const parts = partsOf(query);
  return {
    product: findProduct(parts, catalogue),
    country: firstOf(parts, (part) => {
      const [hit] = searchCountries(part);
      return hit !== undefined && isNamed(hit) ? { code: hit.item.code, name: hit.item.name } : null;
    }),
  };
}
