import {
  type Arrival,
  foldText,
  indexCatalogue,
  namesTaxedByQuantity,
  type ProductCatalogue,
} from '@retour/core';
import { surelyMeant } from '../../../reference';
import { findGoods } from '../find-goods';
import { type CommaName, namesKeptWhole } from './named-parts';
import type { ReadArticle, UnreadArticle } from './read-article';

export interface NamedContext {
  /** The products offered to this traveller. */
  readonly catalogue: ProductCatalogue;
  readonly arrival: Arrival | null;
}

/** Words that tell which one after a comma, though something is called by them alone: « veste, noir » is no tea. */
const tellingWhich = new Set(
  'rouge blanc blanche noir noire bleu bleue vert verte rose gris grise jaune beige marron brun violet cuir laine coton soie lin bois or argent platine metal plastique homme femme enfant bebe fille garcon neuf neuve ancien ancienne cuit cru sec fume bio'.split(
    ' ',
  ),
);

const precision = /^(?:en|à|au|aux|pour|plus|moins|jusqu|sans|avec|qui|autre)(?!\p{L})/iu;

type SureHit = NonNullable<ReturnType<typeof surelyMeant>>;

/** What a part of the text names by itself: a product, or goods of which the law speaks. */
type Meaning = SureHit['item'] | 'other';

function meaningOf(
  { name, typed, prices }: ReadArticle,
  { catalogue, arrival }: NamedContext,
): Meaning | undefined {
  const isPriced = prices.length > 0;
  if (!isPriced && (tellingWhich.has(foldText(name)) || precision.test(typed.trim()))) return undefined;
  const { named, products } = findGoods(catalogue, name, arrival);
  if (named.length > 0 || namesTaxedByQuantity(name, catalogue.restrictedWords)) return 'other';
  return surelyMeant(products)?.item ?? (isPriced ? 'other' : undefined);
}

/** « Smartphone, téléphone »: one thing under two names, or under that of its kind. */
function isSame(one: Meaning, other: Meaning): boolean {
  if (one === 'other' || other === 'other') return false;
  const { product } = one;
  return (
    product === other.product || one.ancestors.includes(other.product) || other.ancestors.includes(product)
  );
}

/** Whether the text is a name of the nomenclature, of which many have a comma: « Veste, blouson, blazer ». */
export function isOneName(typed: string, catalogue: ProductCatalogue): boolean {
  const name = foldText(typed.trim());
  return [...indexCatalogue(catalogue).values()].some((product) => foldText(product.name) === name);
}

const commaNames = new WeakMap<ProductCatalogue, readonly CommaName[]>();

/** The names of the nomenclature whose commas separate nothing, where one is typed in full. */
export function namesWithCommas(catalogue: ProductCatalogue): readonly CommaName[] {
  const known = commaNames.get(catalogue);
  if (known !== undefined) return known;
  const names = namesKeptWhole([...indexCatalogue(catalogue).values()].map(({ name }) => name));
  commaNames.set(catalogue, names);
  return names;
}

/** Whether all of these are what one name of the nomenclature holds: « tabac à priser, snus » of « Tabac à priser, à mâcher, snus ». */
function areOfOneName(names: readonly string[], catalogue: ProductCatalogue): boolean {
  return [...indexCatalogue(catalogue).values()].some((product) => {
    const own = product.name.split(', ').map(foldText);
    return own.length > 1 && names.every((name) => own.includes(foldText(name)));
  });
}

/**
 * Whether the parts of a text are several articles though one of them at most has a figure: each names something, and not
 * the same. « Jambon, cuit » is one.
 */
export function areNamed(articles: readonly (ReadArticle | UnreadArticle)[], context: NamedContext): boolean {
  const meanings: Meaning[] = [];
  let unnamed = 0;
  for (const article of articles) {
    const meaning = article.kind === 'read' ? meaningOf(article, context) : undefined;
    if (meaning === undefined) unnamed += 1;
    else if (!meanings.some((known) => isSame(known, meaning))) meanings.push(meaning);
  }
  if (meanings.length < 2 || meanings.length <= unnamed) return false;
  const names = articles.map((article) => (article.kind === 'read' ? article.name : article.typed));
  return !areOfOneName(names, context.catalogue);
}
