import { phrase, type QuantityPot } from '@retour/core';
import { soughtText } from '../../basket/text/article-text';

export const beforeBuyingText = {
  title: phrase`Puis-je l'acheter ?`,
  lead: phrase`Avant de payer, voyez ce que cet achat changerait à la douane. Rien n'est déclaré, et cela marche hors connexion.`,
  tripTitle: 'Votre retour',
  tripLead: phrase`Seulement ce que nous ne savons pas encore.`,
  ageLabel: 'Votre âge',
  ageError: phrase`Indiquez votre âge en chiffres, de 1 à 120 (exemple : 34).`,
  transport: phrase`Comment rentrez-vous en France ?`,
  transportError: phrase`Choisissez un moyen de transport.`,
  countryError: phrase`Choisissez le pays d'achat dans la liste.`,
  goOn: 'Continuer',
  article: phrase`Article (facultatif)`,
  several: 'Plusieurs articles',
  severalAdvice: phrase`Ici, un seul à la fois. La liste les reprend tous : vous confirmez chacun, et rien n'est ajouté avant.`,
  seeList: 'Continuer avec la liste',
  notRead: (typed: string): string => phrase`Non lu : « ${typed} »`,
  currencyUnknown: (written: string): string =>
    phrase`La devise de « ${written} » n'est pas sûre : écrivez le prix et choisissez sa devise.`,
  bareNumber: soughtText.bareNumber,
  severalPrices: soughtText.severalPrices,
  uneven: (price: string, count: string): string =>
    phrase`Le prix de tous, ${price}, ne se partage pas en ${count} prix égaux. La liste le garde entier ; ici, tapez le prix d'un article.`,
  isPrice: soughtText.isPrice,
  isPriceOf: soughtText.isPriceOf,
  unlisted: phrase`Aucun article de ce nom dans la liste.`,
  priceHint: phrase`Le prix à payer, taxes comprises.`,
  unsure: 'Je ne sais pas',
  chooseOne: 'Choisissez',
  whichOne: (shelf: string): string => phrase`${shelf} : lequel ?`,
  basket: (articles: string): string => phrase`Panier : ${articles}`,
  add: 'Ajouter au panier',
  full: phrase`Votre panier est plein : retirez un article avant d'en ajouter un.`,
  waiting: 'Calcul en cours',
  left: (amount: string): string => phrase`Il vous reste ${amount}`,
  leftForOthers: (amount: string): string => phrase`Il vous reste ${amount} pour d'autres articles`,
  leftForFood: (amount: string): string => phrase`Il vous reste ${amount} pour des aliments`,
  /** Of tobacco and alcohol, which count in no allowance by value. */
  ofPot: {
    tobacco: (amount: string): string => phrase`${amount} de tabac`,
    alcohol: (amount: string): string => phrase`${amount} d'alcool`,
    wine: (amount: string): string => phrase`${amount} de vin`,
    beer: (amount: string): string => phrase`${amount} de bière`,
  } satisfies Record<QuantityPot, unknown>,
  nothingLeftOfPot: {
    tobacco: phrase`Votre franchise de tabac est utilisée`,
    alcohol: phrase`Votre franchise d'alcool est utilisée`,
    wine: phrase`Votre franchise de vin est utilisée`,
    beer: phrase`Votre franchise de bière est utilisée`,
  } satisfies Record<QuantityPot, unknown>,
  ownQuantity: phrase`Sa franchise est une quantité`,
  noQuantityLimit: phrase`Pas de limite de quantité`,
  noLimit: phrase`Pas de limite de valeur`,
  nothingLeft: phrase`Votre franchise est utilisée`,
  nothingLeftForFood: phrase`Votre franchise d'aliments est utilisée`,
  typePrice: phrase`Tapez un prix : la réponse vient aussitôt.`,
  after: (before: string, after: string): string =>
    phrase`À payer pour tout votre panier : ${before} sans cet achat, ${after} avec lui.`,
  without: (before: string): string => phrase`À payer pour votre panier sans cet achat : ${before}.`,
  agentSetsTotal: phrase`Votre panier contient déjà un article à évaluer : un agent fixera le total à votre arrivée.`,
  tooYoung: (age: number): string => phrase`Aucune franchise avant ${age} ans : ne l'achetez pas`,
  tooYoungInUnion: (age: number): string => phrase`Pas avant ${age} ans : ne l'achetez pas`,
  boughtIn: (country: string): string => phrase`Pays d'achat : ${country}`,
  change: 'Changer',
  titles: {
    doubtful: phrase`Dites d'abord ce que c'est`,
    'to-assess': phrase`Le montant serait fixé par un agent`,
    'indicative-exceeded': phrase`Au-dessus du niveau indicatif : l'agent peut demander des preuves`,
    unidentified: phrase`Rien de plus à payer, sous réserve d'un contrôle`,
    nothing: phrase`Rien de plus à payer`,
    excess: phrase`Rien de plus à payer, mais à déclarer`,
  },
  /** Of a vehicle bought inside the Union, whose VAT may be due to the tax office. */
  nothingAtCustoms: phrase`Rien de plus à payer à la douane`,
  banned: 'Interdit',
  forbidden: (ban: string): string => phrase`${ban} : ne l'achetez pas`,
  owed: (amount: string): string => phrase`Vous paieriez ${amount} de plus à la douane`,
  between: (least: string, most: string): string =>
    phrase`Vous paieriez entre ${least} et ${most} de plus à la douane`,
  whichFound: phrase`Dites lequel : le montant en dépend`,
  /** Every answer that has an amount has the same one. */
  sameForEach: phrase`Vous n'avez pas encore répondu à la question : ici, le montant n'en dépend pas.`,
  dependsOnAnswer: phrase`Répondez à la question : le montant en dépend.`,
  leftOut: (names: string): string =>
    phrase`À part, sans montant connu : ${names}. Choisissez la réponse pour savoir.`,
  overAllowance: (value: string, allowance: string): string =>
    phrase`${value}, au-delà de votre franchise de ${allowance} : à payer`,
  overWhatIsLeft: (value: string, left: string): string =>
    phrase`${value}, au-delà des ${left} qui vous restent : à payer`,
  choose: phrase`Précisez l'article : le montant en dépend.`,
  unidentified: phrase`Dites ce qu'est l'article : certains sont interdits, ou limités en quantité, quel que soit leur prix.`,
  worth: (euros: string): string => phrase`Valeur : ${euros}.`,
  worthIn: (price: string, euros: string): string => phrase`${price}, soit ${euros}.`,
  vatAlone: (rate: string, vat: string): string =>
    phrase`Ordre de grandeur : la TVA seule, à ${rate}, ferait environ ${vat}. Un droit de douane peut s'y ajouter.`,
  estimated: phrase`C'est une estimation, tant que l'article n'est pas choisi.`,
  /** Of a price typed alone. */
  unsaid: {
    'to-assess': phrase`Vous n'avez pas dit ce que c'est : un agent fixerait le montant.`,
    estimated: (rates: string): string =>
      phrase`Vous n'avez pas dit ce que c'est : nous l'estimons ${rates}.`,
    flat: (duty: string, vat: string): string =>
      phrase`au droit forfaitaire des voyageurs, ${duty}, et à la TVA de ${vat}`,
    vat: (vat: string): string => phrase`à la TVA de ${vat}, sans droit de douane`,
  },
  listed: phrase`Choisissez l'article dans la liste pour un montant exact :`,
  already: phrase`Je l'ai déjà : le dire à l'agent`,
  added: (name: string): string => phrase`${name} : ajouté au panier.`,
  undone: (name: string): string => phrase`${name} : retiré du panier.`,
} as const;
