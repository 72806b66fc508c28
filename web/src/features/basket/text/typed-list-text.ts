import { type AmountUnit, formatAmount, formatCount, formatNumber, phrase, typeset } from '@retour/core';
import type { UnreadReason } from '../products/typed-list/reading/read-article';
import { typedListLimits } from '../products/typed-list/reading/split-articles';
import { soughtText } from './article-text';
import { purchaseText } from './purchase-text';

/** How many articles of a list are still to be settled, and how. */
export interface LeftCounts {
  readonly toConfirm: number;
  readonly toRewrite: number;
  /** Of a receipt: neither articles nor anything to do. */
  readonly toIgnore: number;
  readonly taxes: number;
  readonly toShow: number;
  /** Beyond what is read at once. */
  readonly toRead: number;
}

interface Measured {
  readonly value: number;
  readonly unit: AmountUnit;
}

/** What a price is said to be of; of any other quantity, « les 100 g ». */
const measureWords: Readonly<Record<string, string>> = {
  '1 l': 'le litre',
  '1 g': 'le gramme',
  '1000 g': 'le kilo',
  '1 cigarette': 'la cigarette',
  '1 cigarillo': 'le cigarillo',
  '1 cigare': 'le cigare',
};

export const typedListText = {
  title: 'Votre liste',
  status: ({ toConfirm, toRewrite, toIgnore, taxes, toShow, toRead }: LeftCounts): string =>
    [
      toConfirm === 0
        ? undefined
        : phrase`${formatCount(toConfirm, 'article')} à confirmer${toConfirm < 2 ? '' : ', un par un'}.`,
      toRewrite === 0 ? undefined : phrase`${formatCount(toRewrite, 'article')} à réécrire.`,
      taxes === 0 ? undefined : phrase`${formatCount(taxes, 'taxe')} à lire.`,
      toIgnore === 0 ? undefined : phrase`${formatCount(toIgnore, 'ligne')} du ticket à ignorer.`,
      toShow === 0 ? undefined : phrase`${formatCount(toShow, 'article')} à montrer à un agent.`,
      toRead === 0 ? undefined : phrase`${formatCount(toRead, 'article')} à lire ensuite.`,
      toConfirm + toRewrite + toIgnore + taxes + toShow + toRead === 0
        ? phrase`Toute la liste est traitée.`
        : undefined,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
  toRead: (count: number): string => formatCount(count, 'article à lire ensuite', 'articles à lire ensuite'),
  typed: (typed: string): string => phrase`Écrit : « ${typeset(typed)} »`,
  unread: (typed: string): string => phrase`« ${typeset(typed)} »`,
  targetQuestion: (name: string): string => phrase`Que veut dire « ${typeset(name)} » ?`,
  otherProduct: 'Autre produit',
  otherProductThan: (name: string): string => phrase`Autre produit : ${name}`,
  target: 'Produit',
  free: (name: string): string => phrase`Autre article : « ${name} »`,
  alcohol: 'Boisson alcoolisée',
  restricted: (name: string, severity: string): string => phrase`${name} (${severity.toLowerCase()})`,
  currencyAssumed: soughtText.currencyAssumed,
  total: (price: string, count: string): string => phrase`${price} en tout, pour ${count}`,
  pricePer: (price: string, { value, unit }: Measured): string =>
    phrase`Prix lu : ${price} ${measureWords[`${value} ${unit}`] ?? `les ${formatAmount(value, unit)}`}.`,
  quantity: (quantity: string): string => phrase`Quantité : ${quantity}`,
  quantityOfPacks: (quantity: string, packs: string, each: string): string =>
    phrase`Quantité : ${quantity}, soit ${packs} de ${each}`,
  quantityRead: (quantity: string): string => phrase`Quantité lue : ${quantity}.`,
  quantityUnused: (quantity: string): string =>
    phrase`Quantité lue : ${quantity}. Elle ne change rien : le calcul se fait sur le prix.`,
  basisQuestion: (price: string, count: string): string => phrase`${price} pour ${count} : le prix est…`,
  each: (price: string): string => phrase`${price} chacun`,
  all: (price: string): string => phrase`${price} en tout`,
  thatIsAll: (total: string): string => phrase`soit ${total} en tout`,
  basisMissing: phrase`Dites si ce prix est celui de chacun ou de tous.`,
  priceQuestion: 'Quel est le prix ?',
  priceOf: (price: string, name: string): string => phrase`${price}, pour « ${name} »`,
  priceMissing: phrase`Choisissez le prix.`,
  add: 'Ajouter',
  addThis: (name: string): string => phrase`Ajouter : ${name}`,
  addAll: (count: number): string => phrase`Tout ajouter : ${formatCount(count, 'article')}`,
  addCertain: (count: number): string => phrase`Ajouter les ${formatCount(count, 'article')} sans question`,
  complete: 'Compléter',
  completeThis: (name: string): string => phrase`Compléter : ${name}`,
  rule: 'Lire la règle',
  ruleOf: (name: string): string => phrase`Lire la règle : ${name}`,
  change: 'Modifier',
  changeThis: (name: string): string => phrase`Modifier : ${name}`,
  ignore: 'Ignorer',
  ignoreThis: (typed: string): string => phrase`Ignorer : ${typeset(typed)}`,
  ignored: (typed: string): string => phrase`« ${typeset(typed)} » : ignoré.`,
  ignoreAll: (count: number): string => phrase`Ignorer les ${count} lignes du ticket sans article`,
  ignoredAll: (count: number): string => phrase`${formatCount(count, 'ligne')} du ticket : ignorées.`,
  undo: 'Annuler',
  undoThis: (name: string): string => phrase`Annuler : ${name}`,
  noPrice: phrase`Le prix n'est pas écrit : donnez-le dans sa fiche.`,
  unknownCurrency: (written: string): string =>
    phrase`La devise de « ${typeset(written)} » n'est pas sûre : choisissez-la dans sa fiche.`,
  question: phrase`Une question est posée sur cet article avant de l'ajouter.`,
  regulated: (severity: string): string =>
    phrase`Cet article est ${severity.toLowerCase()} : lisez la règle dans sa fiche avant de l'ajouter.`,
  forAgent: phrase`Lisez dans sa fiche ce qu'il faut savoir de cet article.`,
  withTax: (price: string, count: number): string =>
    count === 1
      ? phrase`Taxes comprises, votre article coûte ${price}.`
      : phrase`Taxes comprises, vos articles coûtent ${price} en tout.`,
  degree: phrase`Vérifiez la quantité et le degré dans sa fiche.`,
  incomplete: phrase`Complétez cet article dans sa fiche.`,
  ended: (count: number): string =>
    phrase`${formatCount(count, 'article ajouté', 'articles ajoutés')} au panier.`,
  nothingAdded: phrase`Aucun article ajouté.`,
  another: phrase`Chercher un autre article`,
  readRest: phrase`Lire la suite`,
} as const;

/** What to write where an article could not be read. */
export const unreadAdvice: Readonly<Record<UnreadReason, string>> = {
  'no-name': phrase`Écrivez ce que c'est, puis son prix (exemple : parfum 80 $).`,
  'several-prices': phrase`Écrivez un seul prix par article, et une virgule entre deux articles.`,
  number: phrase`Écrivez le prix en chiffres, et un espace après la virgule entre deux articles (exemple : parfum 12,50 €, montre 99 €).`,
  count: phrase`Écrivez d'abord combien, en nombre entier de 1 à ${formatNumber(typedListLimits.count)}, puis l'article et son prix, sans signe devant (exemple : 2 parfums 80 $).`,
  size: phrase`Ces nombres peuvent être une taille ou une quantité : écrivez d'abord combien, puis l'article, sa taille et son prix (exemple : 1 tapis 2 x 3 m 320 €).`,
  total: phrase`Cette ligne semble un total, un paiement, une remise ou une mention du ticket : ignorez-la, ou écrivez ce que c'est.`,
  tax: phrase`Cette ligne semble une taxe. Le prix à donner est celui que vous avez payé, taxes comprises : si elle s'ajoute aux prix du ticket, ajoutez-la au prix de vos articles. Sinon, ignorez-la.`,
  'tax-added': phrase`Cette taxe s'ajoute aux prix du ticket. Le prix à donner est celui que vous avez payé, taxes comprises : ajoutez-la au prix de vos articles, puis ignorez cette ligne.`,
  'tax-included': phrase`Cette taxe est déjà comprise dans les prix du ticket : ignorez cette ligne.`,
  'of-several': phrase`Ce prix semble celui de plusieurs articles : écrivez le prix de chacun (exemple : sac 80 €, montre 99 €).`,
  'after-price': phrase`Un nombre suit le prix : écrivez le prix en dernier, et une virgule entre deux articles (exemple : parfum 80 €, montre 99 €).`,
  'per-measure': phrase`Ce prix semble celui d'une partie (le kilo, le mètre, la bouteille, les 6…) : écrivez ce que vous avez payé en tout (exemple : thé 30 €), ou combien, en kilos ou en litres (exemple : 2 kg de thé 15 € le kilo).`,
  france: purchaseText.unnamed.france,
  'too-many': phrase`${typedListLimits.articles} articles sont lus à la fois. Ajoutez ou ignorez ceux qui précèdent, puis lisez la suite.`,
};
