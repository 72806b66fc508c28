import { formatEurosAmount, phrase, saidOf, taxNames } from '@retour/core';

export const summaryText = {
  toPayTitle: phrase`Vous devrez payer à votre arrivée`,
  minimumTitle: phrase`Un agent fixera le montant à votre arrivée`,
  askedTitle: phrase`Le montant est à préciser`,
  asked: phrase`Précisez plus bas ce que c'est : le montant en dépend. Sinon, un agent le fixera.`,
  nothingTitle: phrase`Rien à payer, rien à déclarer`,
  nothingDueTitle: phrase`Rien à payer`,
  elsewhereTitle: phrase`Rien à payer à la douane`,
  elsewhereLead: phrase`Mais la TVA d'une voiture ou d'une moto neuve est due aux impôts : lisez ce qui suit.`,
  nothingDueLead: phrase`Lisez cependant ce qui suit avant de passer la douane.`,
  excessNote: phrase`Ce qui dépasse la franchise se déclare, même quand rien n'est à payer.`,
  excessTitle: phrase`Rien à payer, mais à déclarer`,
  aboveLevelTitle: phrase`Au-dessus des niveaux indicatifs`,
  aboveLevelLead: phrase`Un agent peut vous demander de prouver un usage personnel. Sans preuve, il peut réclamer les droits, une amende, et saisir les articles.`,
  estimatedOn: (day: string): string => phrase`Estimation au ${day}. Seul l'agent fixe le montant.`,
  clock: (day: string): string =>
    phrase`L'heure de cet appareil n'est pas la bonne. Nous sommes le ${day} : le calcul suit les règles de ce jour.`,
  why: phrase`Pourquoi ?`,
  hideWhy: 'Masquer',
  edit: 'Modifier',
  editAnswer: 'Modifier',
  declare: 'Déclarer mes achats',
  editBasket: 'Modifier mon panier',
  addMore: 'Ajouter un article',
  newSimulation: 'Nouvelle simulation',
  print: 'Imprimer',
  share: 'Partager',
  allowances: 'Vos franchises',
  warnings: 'À savoir avant de passer la douane',
  choices: phrase`Comment ce montant est choisi`,
  paid: (price: string, euros: string): string => phrase`${price}, soit ${euros}`,
  tooMuch: (amount: string): string => `${amount}\u00A0de\u00A0trop`,
  price: 'Prix payé',
  sum: 'Valeur transportée',
  value: 'Valeur en euros',
  exchange: 'Taux de change',
  taxedValue: 'Valeur taxée',
  duty: taxNames.duty,
  excise: taxNames.excise,
  vat: taxNames.vatSpelledOut,
  total: 'Total',
  exchangeRate: (rate: string, currency: string, day: string): string =>
    phrase`1 € = ${rate} ${currency}, taux du ${day}`,
  rateToConfirm: 'taux à confirmer',
  unrecognised: 'non reconnu',
  /** Where another declaration of the same person uses an allowance that this one counts in full. */
  byItself: phrase`Calculé pour cette déclaration seule.`,
  impreciseName: phrase`Un nom plus précis peut changer ce que vous devez : dites ce que c'est.`,
  withoutLine: (saved: string): string => phrase`Sans cet article : −${saved}`,
  lineBefore: (amount: string): string => phrase`Avant : ${amount}.`,
  totalBefore: (before: string, now: string): string =>
    before === now ? phrase`Le total ne change pas.` : phrase`Total : ${before} avant, ${now} maintenant.`,
  bestChoice: phrase`La franchise est placée pour donner le total connu le plus bas.`,
  flatMode: phrase`Le droit forfaitaire des voyageurs est appliqué : il donne le total connu le plus bas.`,
  flatModeUnlisted: phrase`Le droit forfaitaire des voyageurs est appliqué : le taux normal d'un article hors liste ou à préciser n'est pas connu.`,
  flatModeUnmeasured: phrase`Le droit forfaitaire des voyageurs est appliqué : un taux normal dépend d'un poids, d'une surface ou d'une composition qui ne sont pas connus.`,
  normalModeOfTobacco: phrase`Le droit forfaitaire ne s'applique jamais au tabac ni aux e-liquides.`,
  normalMode: (flatRate: string): string =>
    phrase`Les taux normaux sont appliqués : le droit forfaitaire de ${flatRate} ne vous coûterait pas moins cher.`,
  normalModeOver: (flatRate: string, ceiling: string, value: string): string =>
    phrase`Les taux normaux sont appliqués : le droit forfaitaire de ${flatRate} n'est possible que jusqu'à ${ceiling} d'articles hors liste ou soumis à un droit, hors franchise. Les vôtres valent ${value}.`,
  differenceTitle: 'Deux calculs différents',
  difference: (onDevice: number, onServer: number): string =>
    phrase`Cet appareil trouve ${formatEurosAmount(onDevice)}, le serveur ${formatEurosAmount(onServer)}. Le montant du serveur est affiché.`,
} as const;

/** What was bought in the Union and paid for there counts in no allowance. */
export const nothingBesideUnionReason = phrase`Ce que vous avez acheté dans l'Union européenne ne compte pas ; le reste tient dans votre franchise.`;

export const nothingReason = {
  union: phrase`Vos achats viennent de l'Union européenne : pour votre usage personnel, rien n'est dû.`,
  /** Of Monaco and Northern Ireland. */
  likeUnion: phrase`Vos achats suivent les règles de l'Union européenne : pour votre usage personnel, rien n'est dû.`,
  outside: phrase`Tous vos articles tiennent dans votre franchise.`,
} as const;

export const confirmationText = {
  confirmed: 'Calcul confirmé par le serveur.',
  onDevice: phrase`Calculé sur cet appareil ; non confirmé par le serveur. Vos réponses sont gardées ici.`,
  offline: phrase`Vous êtes hors ligne. Calculé sur cet appareil ; non confirmé par le serveur.`,
  captivePortal: phrase`Le réseau Wi-Fi demande une connexion. Calculé sur cet appareil ; non confirmé par le serveur.`,
  retry: 'Réessayer',
  refusedTitle: 'Le calcul n’a pas pu se faire',
  refusedAdvice: phrase`Vos articles sont gardés. Corrigez ceux qui sont signalés.`,
  loading: 'Préparation du calcul',
} as const;

export const potNames = {
  value: 'Franchise en valeur',
  food: 'Aliments',
  tobacco: 'Tabac',
  alcohol: 'Alcool',
  wine: 'Vin',
  beer: 'Bière',
} as const;

/** Under « Vos franchises », which says what they are. */
export const shortPotNames = { ...potNames, value: 'Valeur' } as const;

export const allowanceText = {
  left: (amount: string): string => phrase`reste ${amount}`,
  leftForOthers: (amount: string): string => phrase`reste ${amount} pour d'autres articles`,
  over: 'franchise dépassée',
  overIndicative: 'niveau dépassé',
  used: (used: string, limit: string): string => `${used} sur ${limit}`,
  usedPercent: (percent: string): string => phrase`${percent} de la franchise`,
  usedPercentOfLevel: (percent: string): string => phrase`${percent} du niveau indicatif`,
  full: 'franchise épuisée',
} as const;

export const basketText = {
  beforeBuying: phrase`Puis-je l'acheter ?`,
  lead: phrase`Vérifiez les articles, puis continuez.`,
  whichOne: phrase`Dites lequel : le montant en dépend.`,
  addFirst: 'Ajouter un article',
  edit: (name: string): string => phrase`Modifier : ${name}`,
  remove: (name: string): string => phrase`Retirer : ${name}`,
  undoRemoval: (name: string): string => phrase`Annuler : ${name}`,
  fewer: (name: string): string => phrase`Un de moins : ${name}`,
  more: (name: string): string => phrase`Un de plus : ${name}`,
  editWord: 'Modifier',
  removeWord: 'Retirer',
  undo: 'Annuler',
  refused: saidOf,
  seeResult: 'Voir le résultat',
  announcement: (label: string, total: string): string => phrase`${label} : ${total}`,
} as const;
