import {
  isHarmlessAsWritten,
  namesRestrictedAsWritten,
  type Product,
  type ProductCatalogue,
  prepareNames,
} from '@retour/core';
import { indexInSlices, type SearchHit, type SearchInTheMaking } from '../../lib/search';
import { productSearchSettings } from './product-search-settings';

/** What choosing a result does: add the product, ask the group's question, or open the category. */
type ProductEntryKind = 'product' | 'choice' | 'category';

interface ProductEntry {
  readonly kind: ProductEntryKind;
  readonly product: Product;
  /** Categories and group above it, outermost first. */
  readonly ancestors: readonly Product[];
}

type ProductHit = SearchHit<ProductEntry>;

type ProductSearch = (query: string) => readonly ProductHit[];

function entryKindOf(product: Product): ProductEntryKind {
  if (product.kind !== 'category') return 'product';
  return product.question === null ? 'category' : 'choice';
}

/** Every node of the tree as a result that a search can give. */
function productEntries(
  products: readonly Product[],
  ancestors: readonly Product[] = [],
): readonly ProductEntry[] {
  return products.flatMap((product) => [
    { kind: entryKindOf(product), product, ancestors },
    ...productEntries(product.subProducts, [...ancestors, product]),
  ]);
}

const startsAsPrecision =
  /^(?:(?:en|à|au|de|du|pour|plus|sans|avec|qui|autre)(?= |$)|d’|jusqu’|accessoires?$)/;

/** « Cordes et accessoires de musique »: what completes the second completes the first. */
const sharesComplement = /^[^ ,]+ (?:et|ou) [^,(]+ (?:en|de|d’)/;

/**
 * A name and, when it lists several things, each of them: « Veste, blouson » but not « Chocolat, en tablette », nor matters,
 * « Gants en laine ou tissu ».
 */
function nameTexts({ name }: Product): readonly string[] {
  const [first = '', ...others] = name.split(/, | ou | et | ?[()]/).filter(Boolean);
  const areMatters = / en /.test(first) && (others.length > 1 || name.includes(' ou '));
  const parts = areMatters ? [] : others.filter((part) => !startsAsPrecision.test(part));
  return [...new Set([name, ...(sharesComplement.test(name) ? [] : [first]), ...parts])];
}

function textsWhen(
  kinds: readonly ProductEntryKind[],
  textsOf: (product: Product) => readonly string[],
): (entry: ProductEntry) => readonly string[] {
  return ({ kind, product }) => (kinds.includes(kind) ? textsOf(product) : []);
}

const synonymPenalty = 0.02;
const shelfPenalty = 0.3;

const fields = [
  { penalty: 0, textsOf: textsWhen(['product', 'choice'], nameTexts) },
  { penalty: synonymPenalty, textsOf: textsWhen(['product', 'choice'], ({ relatedWords }) => relatedWords) },
  { penalty: 0.03, textsOf: textsWhen(['category'], nameTexts) },
  { penalty: shelfPenalty, textsOf: textsWhen(['category'], ({ relatedWords }) => relatedWords) },
  {
    penalty: 0.35,
    textsOf: textsWhen(['choice'], ({ subProducts }) =>
      subProducts.flatMap((product) => [product.name, ...product.relatedWords]),
    ),
  },
];

/** Whether a category was found for what it usually holds, and not by its name: « fromage » finds the dairy shelf. */
export function isOnlyShelf({ item, score }: ProductHit): boolean {
  return item.kind === 'category' && score >= shelfPenalty;
}

/** How much farther a homonym must be for the first one to be the one that is meant. */
const homonymMargin = 0.015;

/**
 * The first hit, when the words say it and nothing else as well: never a beginning, a typo or some of the words, nor one of
 * two that share a synonym, « cartouche » for instance.
 */
export function surelyMeant(hits: readonly ProductHit[]): ProductHit | undefined {
  const [first, ...others] = hits;
  if (first?.isSpelled !== true) return undefined;
  const isOwnName = first.score < synonymPenalty;
  const isHomonym = ({ item, isSpelled, score }: ProductHit): boolean =>
    isSpelled && item.kind !== 'category' && score < first.score + homonymMargin;
  return isOwnName || !others.some(isHomonym) ? first : undefined;
}

/** How much better than its question an answer must be to show by itself: « chocolat au cannabis » is not « chocolat au lait ». */
const answerMargin = 0.1;

/** Among homonyms, tobacco and drinks are meant first, restricted goods last: « cartouche » is of cigarettes. */
function homonymPenalty({ amountProduct, restrictedGood }: Product): number {
  if (amountProduct !== null) return -0.01;
  return restrictedGood === 'weapons' ? 0.04 : 0;
}

/** A typo is forgiven only where nothing is found as it is written: « couches » are no « pouches ». */
function withoutNeedlessTypos(hits: readonly ProductHit[]): readonly ProductHit[] {
  const exact = hits.filter(({ rank }) => rank === 0);
  return exact.length > 0 ? exact : hits;
}

/** One result for a question and its answers, unless the query says which answer is meant. */
function gatherAnswers(hits: readonly ProductHit[]): readonly ProductHit[] {
  const choices = new Map(
    hits.filter(({ item }) => item.kind === 'choice').map((hit) => [hit.item.product, hit] as const),
  );
  const bestScore = new Map(hits.map((hit) => [hit.item.product, hit.score]));
  const distinct = hits.filter(({ item, score }) => {
    const parent = item.ancestors.at(-1);
    const choice = parent && choices.get(parent);
    if (choice === undefined || score < choice.score - answerMargin) return true;
    bestScore.set(choice.item.product, Math.min(score, bestScore.get(choice.item.product) ?? choice.score));
    return false;
  });
  const scoreOf = (hit: ProductHit): number =>
    (bestScore.get(hit.item.product) ?? hit.score) + homonymPenalty(hit.item.product);
  return distinct.toSorted((a, b) => scoreOf(a) - scoreOf(b));
}

/** What answers in a catalogue: its index, as far as it is made, and the search once it is whole. */
interface CatalogueSearch {
  readonly making: SearchInTheMaking<ProductEntry>;
  whole: ProductSearch | null;
}

function beginSearch(catalogue: ProductCatalogue): CatalogueSearch {
  const making = indexInSlices({
    items: productEntries(catalogue.products),
    fields,
    ...productSearchSettings,
    // « Cash » is money, not the beginning of « cashew », whatever this traveller is offered, and « vis » none of « vison ».
    isWhole: (query) =>
      namesRestrictedAsWritten(query, catalogue.restrictedWords) ||
      isHarmlessAsWritten(query, catalogue.restrictedWords),
  });
  return { making, whole: null };
}

/** Indexes one more slice, and gives the search when it was the last one. */
function advance(own: CatalogueSearch): ProductSearch | null {
  const { done, value: search } = own.making.next();
  if (done === true) own.whole = (query) => withoutNeedlessTypos(gatherAnswers(search(query)));
  return own.whole;
}

/** Indexes at once what is not yet. */
function wholeSearch(own: CatalogueSearch): ProductSearch {
  let whole = own.whole;
  while (whole === null) whole = advance(own);
  return whole;
}

/** Search over a catalogue already limited to what is offered to the traveller. */
export function createProductSearch(catalogue: ProductCatalogue): ProductSearch {
  return wholeSearch(beginSearch(catalogue));
}

const searches = new WeakMap<ProductCatalogue, CatalogueSearch>();

/** The search of a catalogue, indexed once: what is typed is looked for in the whole one and in what is offered of it. */
function searchOf(catalogue: ProductCatalogue): CatalogueSearch {
  const known = searches.get(catalogue);
  if (known !== undefined) return known;
  const begun = beginSearch(catalogue);
  searches.set(catalogue, begun);
  return begun;
}

/** Indexes a catalogue before it is searched, and lets the page answer after each slice of it. */
export async function prepareProductSearch(catalogue: ProductCatalogue): Promise<void> {
  const own = searchOf(catalogue);
  // The first letter typed asks of restricted goods too.
  while ((own.whole === null && advance(own) === null) || !prepareNames(catalogue.restrictedWords)) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const pounds = /^(?:(?!un\s)[\p{L}\d]+[\s-]+)+livres?\s+d(?:e\s+|['’]\s?)(?!p[aâ]tisserie)/iu;

/** What is weighed in « 2 livres de beurre », food or what may not enter; « livres de cuisine » are books. */
function weighed(query: string, catalogue: ProductCatalogue): string {
  const held = query.replace(pounds, '');
  if (held === query || namesRestrictedAsWritten(held, catalogue.restrictedWords)) return held;
  const [first] = wholeSearch(searchOf(catalogue))(held);
  const isFood = ({ tariff, subProducts }: Product): boolean =>
    tariff?.agricultural ?? subProducts.some(isFood);
  return first?.isSpelled && isFood(first.item.product) ? held : query;
}

const imitation = /(?<!\p{L})(?:imitation|fa[cç]on|simili|faux|fausse)(?!\p{L})/iu;

const isRestricted = ({ item }: ProductHit): boolean => item.product.restrictedGood !== null;

/** Results of a query, best first: a « sac imitation croco » is none of the protected skin that its words name. */
export function searchProducts(query: string, catalogue: ProductCatalogue): readonly ProductHit[] {
  const hits = wholeSearch(searchOf(catalogue))(weighed(query, catalogue));
  if (!imitation.test(query)) return hits;
  return [...hits.filter((hit) => !isRestricted(hit)), ...hits.filter(isRestricted)];
}
