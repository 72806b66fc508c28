import {
  type Arrival,
  foldText,
  indexCatalogue,
  namesTaxedByQuantity,
  type ProductCatalogue,
} from '@retour/core';
import { surelyMeant } from '../../../../reference';
import { type FoundGoods, findGoods } from '../../find-goods';
import { type CommaName, namesKeptWhole } from './named-parts';
import type { ReadArticle, UnreadArticle } from './read-article';

export interface NamedContext {
  /** The products offered to this traveller. */
  readonly catalogue: ProductCatalogue;
  readonly arrival: Arrival | null;
}

/** More than the names of a list, and those of one letter before. */
const maxKept = 200;

const kept = new WeakMap<NamedContext, Map<string, FoundGoods>>();

/** What a name finds, searched once for the same context: several rules ask it, and the next letter changes one name. */
export function goodsNamed(name: string, context: NamedContext): FoundGoods {
  const known = kept.get(context) ?? new Map<string, FoundGoods>();
  const found = known.get(name) ?? findGoods(context.catalogue, name, context.arrival);
  if (known.size >= maxKept) known.clear();
  kept.set(context, known.set(name, found));
  return found;
}

/** Words that tell which one after a comma, though something is called by them alone: « veste, noir » is no tea. */
const tellingWhich = new Set(
  'rouge blanc blanche noir noire bleu bleue vert verte rose gris grise jaune beige marron brun violet cuir laine coton soie lin bois or argent platine metal plastique homme femme enfant bebe fille garcon neuf neuve ancien ancienne cuit cru sec fume bio offert offerte offerts offertes gratuit gratuite'.split(
    ' ',
  ),
);

export const tellsWhich = (name: string): boolean => tellingWhich.has(foldText(name));

const precision =
  /^(?:en|à|au|aux|pour|plus|moins|jusqu|sans|avec|qui|autre|très|taille|pointure|couleur|coloris|marque|modèle(?!\s+réduit)|style)(?![\p{L}-])/iu;

/** « tranché », « de Camus », « 12 ans », « T38 »: where they name nothing, they tell of the article before; « Nescafé » is a name. */
const describing =
  /^(?:\p{Ll}+ée?s?(?!\p{L})|d(?:e\s|['’])|\d?[Xx]{1,4}[SsLl]$|[Tt]?\d+(?:\s*(?:ans?(?:\s+d['’]âge)?|mois|[cm]?m|pouces?|carats?|[GMTgmt][OoBb]))?$)/u;

type Item = FoundGoods['products'][number]['item'];

/** What a part of the text names by itself: a product, or one of several of a name, or goods of which the law speaks. */
type Meaning = readonly Item[] | 'other';

/** How many words say what the thing is, before those that describe it. */
const maxHead = 4;

/** What its first words spell: « airpods » of « airpods offerts ». Words that say which one after a comma name nothing. */
function namedFirst(name: string, context: NamedContext): Meaning | undefined {
  const words = name.split(/\s+/u).slice(0, maxHead);
  for (let end = words.length; end > 0; end -= 1) {
    const { products } = goodsNamed(words.slice(0, end).join(' '), context);
    const spelled = products.filter(({ isSpelled }) => isSpelled).map(({ item }) => item);
    const things = spelled.filter(({ kind }) => kind !== 'category');
    if (spelled.length > 0) return things.length > 0 ? things : spelled;
  }
  return undefined;
}

/** What a part names, « which » where it tells which one the article before it is, undefined where nothing says what it is. */
function meaningOf(
  article: ReadArticle | UnreadArticle,
  context: NamedContext,
): Meaning | 'which' | undefined {
  const typed = article.typed.trim();
  if (article.kind === 'unread')
    return article.reason === 'no-name' || precision.test(typed) ? 'which' : undefined;
  const { name, prices } = article;
  const isPriced = prices.length > 0;
  if (!isPriced && (tellsWhich(name) || precision.test(typed))) return 'which';
  const { named, products } = goodsNamed(name, context);
  if (named.length > 0 || namesTaxedByQuantity(name, context.catalogue.restrictedWords)) return 'other';
  const sure = surelyMeant(products);
  if (sure !== undefined) return [sure.item];
  if (isPriced) return 'other';
  if (tellingWhich.has(foldText(name).split(' ')[0] ?? '')) return 'which';
  return namedFirst(name, context) ?? (describing.test(typed) ? 'which' : undefined);
}

/** « Smartphone, téléphone », « foulard, Hermès »: one thing under two names, or under that of its kind or its maker. */
function isSame(one: Meaning, other: Meaning): boolean {
  if (one === 'other' || other === 'other') return false;
  return one.some((first) =>
    other.some(
      (second) =>
        first.product === second.product ||
        first.ancestors.includes(second.product) ||
        second.ancestors.includes(first.product),
    ),
  );
}

/** How many things a part may be. */
const widthOf = (meaning: Meaning): number => (meaning === 'other' ? 1 : meaning.length);

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

/** Whether they name one thing together: « lunettes, soleil ». */
function areOneThing(names: readonly string[], context: NamedContext): boolean {
  return surelyMeant(goodsNamed(names.join(' '), context).products) !== undefined;
}

/**
 * Whether the parts of a text are several articles though one of them at most has a figure: one names something at least, and what
 * nobody knows is another, which would be lost without a word. « Jambon, cuit » is one.
 */
export function areNamed(articles: readonly (ReadArticle | UnreadArticle)[], context: NamedContext): boolean {
  const found = articles.map((article) => meaningOf(article, context));
  const unknown = found.filter((meaning) => meaning === undefined).length;
  const telling = found.filter((meaning) => meaning === 'which').length;
  const named = found.filter((meaning) => meaning !== undefined && meaning !== 'which');
  const meanings: Meaning[] = [];
  // The surest first: « Apple Pencil » may be any of several, which are several all the same.
  for (const meaning of named.toSorted((one, other) => widthOf(one) - widthOf(other))) {
    if (!meanings.some((known) => isSame(known, meaning))) meanings.push(meaning);
  }
  const count = meanings.length + unknown;
  if (meanings.length === 0 || count < 2 || count <= telling) return false;
  const names = articles.map((article) => (article.kind === 'read' ? article.name : article.typed));
  return !areOfOneName(names, context.catalogue) && !(unknown > 0 && areOneThing(names, context));
}
