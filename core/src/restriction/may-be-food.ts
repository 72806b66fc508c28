import type { Product } from '../goods/product';
import { headOf, isContainer, isQuantity, type NameWord, nameWords } from './name-words';
import { phraseWords } from './read-phrases';

type Products = ReadonlyMap<string, Product>;

/** A shelf or a group is food as soon as something of it is. */
function isFood({ tariff, subProducts }: Product): boolean {
  return tariff?.agricultural ?? subProducts.some(isFood);
}

/** Whether what is called so is food, or grows, by the texts of stems that the list calls its products; a name of both is food's. */
type ListedNames = ReadonlyMap<string, boolean>;

const known = new WeakMap<Products, ListedNames>();

const textOf = (words: readonly { readonly stem: string }[]): string =>
  words.map(({ stem }) => stem).join(' ');

function listedNames(products: Products): ListedNames {
  const read = known.get(products);
  if (read !== undefined) return read;
  const names = new Map<string, boolean>();
  for (const product of products.values()) {
    for (const written of [product.name, ...product.relatedWords]) {
      const name = textOf(phraseWords(written));
      names.set(name, isFood(product) || names.get(name) === true);
    }
  }
  known.set(products, names);
  return names;
}

/** Words of the longest name that is looked for. */
const maxWords = 4;

/** Whether the longest name that stands there is food's; undefined where none does. */
function isFoodAt(thing: readonly NameWord[], start: number, names: ListedNames): boolean | undefined {
  const [first] = thing.slice(start);
  // « Sac à main » is one thing, « sac » alone holds another.
  const least = first === undefined || isContainer(first) || isQuantity(first) ? 2 : 1;
  for (let length = Math.min(maxWords, thing.length - start); length >= least; length -= 1) {
    const found = names.get(textOf(thing.slice(start, start + length)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether one thing of a name is food: « coffret chocolats », not « montre chocolat »; undefined where nothing of it is known. */
function isThingFood(thing: readonly NameWord[], names: ListedNames): boolean | undefined {
  const found = thing.map((_, place) => isFoodAt(thing, place, names));
  if (found[headOf(thing)] === false) return false;
  return found.includes(true) || (found.includes(false) ? false : undefined);
}

/**
 * Whether a freely written name may mean food, or what grows: one of its things does by the words of the list, or none of them is
 * known to be something else.
 */
export function mayBeFood(text: string, products: Products): boolean {
  const names = listedNames(products);
  const name = nameWords(text);
  const found = [...new Set(name.map(({ thing }) => thing))].map((each) =>
    isThingFood(
      name.filter(({ thing }) => thing === each),
      names,
    ),
  );
  return found.includes(true) || !found.includes(false);
}
