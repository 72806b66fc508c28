import {
  enumerate,
  formatCount,
  formatEuros,
  formatPercent,
  formatShortEuros,
  type LoweredAmount,
  loweredAlone,
  loweredBeyond,
  phrase,
  saidOf,
} from '@retour/core';
import { reasonLength } from './reason-length';

function counted(count: number, one: string, many: string): string {
  return count < 2 ? one : formatCount(count, one, many);
}

/** What is taken off what was validated, with each limit that it passes. */
function loweredWords(amount: LoweredAmount): string {
  const { cents, percent } = loweredBeyond(amount);
  const tooMuch = `(plus de ${formatShortEuros(loweredAlone.cents)})`;
  const tooLarge = `(plus de ${formatPercent(loweredAlone.percent)})`;
  const share = percent === undefined ? '' : formatPercent(percent);
  if (cents === undefined) return `${share} du montant validé ${tooLarge}`;
  const sum = `${formatEuros(cents)} au montant validé ${tooMuch}`;
  return percent === undefined ? sum : `${sum}, soit ${share} ${tooLarge}`;
}

export const correctionText = {
  purchaseCountry: 'Pays d’achat',
  madeIn: 'Pays de fabrication',
  tripCountry: 'Le pays du voyage',
  title: 'Corriger la déclaration',
  back: 'Revenir à la déclaration',
  lead: (reference: string, name: string): string => phrase`${reference} · ${name}`,
  takenUp: phrase`Une correction commencée plus tôt est reprise, et n'est pas enregistrée. Vérifiez ce qu'elle change, ou effacez-la.`,
  eraseTakenUp: 'Effacer cette correction',
  begunTitle: 'Correction non enregistrée',
  begun: phrase`Vous avez commencé une correction de cette déclaration : elle n'est pas enregistrée, et le montant n'en tient pas compte.`,
  /** After what is to be done first. */
  begunElsewhere: 'Correction commencée et non enregistrée',
  resume: 'Reprendre la correction',
  without: { validated: 'Valider sans la correction', paid: 'Clore sans la correction' },
  keptTitle: phrase`Ce que vous aviez tapé`,
  kept: phrase`Cette correction n'est pas enregistrée. Elle sera reprise si la déclaration se corrige de nouveau : vous pourrez la vérifier, puis l'enregistrer.`,
  declared: 'Voyageur et voyage',
  allowances: 'Franchise déjà utilisée',
  allowancesHint: phrase`Ce qu'une autre déclaration du même voyageur et du même jour a utilisé. La franchise ne compte qu'une fois : seul le reste s'applique ici.`,
  allowanceInEuros: phrase`En euros (exemple : 300,00). Laissez vide si rien n'a servi.`,
  allowanceInPercent: phrase`En pourcentage de la franchise (exemple : 50). Laissez vide si rien n'a servi.`,
  takeIntoAccount: (amount: string, references: readonly string[]): string =>
    phrase`Tenir compte de ce qu'${references.length < 2 ? 'utilise' : 'utilisent'} ${enumerate(references)} : ${amount}`,
  allowanceChange: (pot: string): string => phrase`Franchise déjà utilisée · ${pot}`,
  lines: 'Articles',
  open: 'Corriger',
  openOf: (name: string): string => phrase`Corriger : ${name}`,
  undo: 'Ne pas corriger',
  undoOf: (name: string): string => phrase`Ne pas corriger : ${name}`,
  remove: 'Retirer',
  removeOf: (name: string): string => phrase`Retirer : ${name}`,
  removedPill: 'retiré',
  keep: 'Garder',
  keepOf: (name: string): string => phrase`Garder : ${name}`,
  add: 'Ajouter un article',
  newArticle: 'Article trouvé au contrôle',
  addedPill: 'ajouté',
  drop: 'Ne pas ajouter',
  dropOf: (name: string): string => phrase`Ne pas ajouter : ${name}`,
  notDeclared: 'Non déclaré',
  gone: 'Retiré',
  countHint: phrase`0 retire l'article de la déclaration.`,
  countWrong: phrase`Indiquez un nombre entier d'articles (exemple : 2), ou 0 pour retirer celui-ci.`,
  /** Of a sum that is carried, nothing was paid. */
  sent: (price: string, due: string, isSum: boolean): string =>
    isSum ? phrase`${price} · ${due}` : phrase`payé ${price} · ${due}`,
  due: (amount: string): string => phrase`dû ${amount}`,
  touched: 'corrigé',
  product: 'Classement',
  productHint: phrase`Tapez un mot pour reclasser cet article.`,
  newProductHint: phrase`Tapez un mot pour le trouver dans la nomenclature, ou donnez-lui un nom plus bas.`,
  productGivenUp: (typed: string, kept: string): string =>
    phrase`« ${typed} » n'a pas été choisi dans la liste : le classement reste « ${kept} ».`,
  nothingFound: phrase`Aucun article ne correspond. Essayez un mot plus simple.`,
  custom: 'Article hors liste',
  customAct: 'Classer hors liste',
  customName: 'Nom de l’article',
  restricted: phrase`Marchandise interdite ou réglementée (facultatif)`,
  otherRestricted: phrase`Autre marchandise interdite ou réglementée (facultatif)`,
  notRestricted: 'Aucune',
  /** The rates of which the total is the lowest are taken, for the whole basket. */
  mode: phrase`Droits (le total le plus bas)`,
  verdict: 'Restriction',
  noVerdict: 'aucune',
  verdicts: {
    forbidden: (count: number): string => counted(count, 'Article interdit', 'articles interdits'),
    doubtful: (count: number): string => counted(count, 'Article à vérifier', 'articles à vérifier'),
    regulated: (count: number): string => counted(count, 'Article réglementé', 'articles réglementés'),
    handedOver: (count: number): string => counted(count, 'Article remis', 'articles remis'),
  },
  priceOfAll: 'Prix payé pour toute la ligne',
  /** Of pieces of gold, and of envelopes of money. */
  sumOfEach: 'Somme ou valeur de chacun',
  priceOfAllHint: phrase`Un article seul n'a pas de prix au centime. Ce prix suit leur nombre, sauf si vous le changez.`,
  count: 'Nombre d’articles identiques',
  reason: 'Raison de la correction',
  reasons: phrase`Pourquoi cette correction ?`,
  reasonMissing: phrase`Choisissez pourquoi vous corrigez cette déclaration.`,
  otherReason: 'Autre raison',
  details: 'Précisions (facultatives)',
  difference: 'Ce qui change, article par article',
  article: 'Article',
  tariffLine: 'Code NC',
  noTariffLine: 'hors liste',
  notComputed: 'non calculé',
  uponCheck: phrase`selon le contrôle`,
  nothingThere: '—',
  reasonHint: phrase`Le voyageur et vos collègues liront ce que vous écrivez (exemple : facture de 620\u00A0$ présentée).`,
  otherReasonHint: phrase`Le voyageur et vos collègues liront ce que vous écrivez. ${reasonLength} (exemple : facture de 620\u00A0$ présentée).`,
  preview: 'Calculer le nouveau total',
  nothing: phrase`Rien n'est corrigé pour l'instant : changez un article, le voyageur ou le voyage, ajoutez un article ou retirez-en un.`,
  summaryOf: saidOf,
  previewTitle: 'Avant d’enregistrer',
  before: 'Avant',
  after: 'Après',
  lineBefore: (description: string): string => phrase`avant : ${description}`,
  /** Of a line that nobody touched: an allowance went elsewhere, or came back. */
  recomputed: 'recalculé',
  movedTotal: 'Total',
  becomes: 'devient',
  totalDifference: 'Différence',
  total: 'Total à payer',
  changes: {
    added: ['article ajouté', 'articles ajoutés'],
    removed: ['article retiré', 'articles retirés'],
    corrected: ['article corrigé', 'articles corrigés'],
    handedOver: ['article remis à la douane', 'articles remis à la douane'],
  },
  travellerChanged: 'voyageur corrigé',
  tripChanged: 'voyage corrigé',
  allowanceChanged: 'franchise corrigée',
  unchanged: 'Le total ne change pas.',
  isMinimum: (articles: number): string =>
    phrase`Le total peut encore augmenter : ${counted(articles, 'un article reste', 'articles restent')} à évaluer.`,
  isKnown: phrase`Le total est maintenant connu.`,
  restrictionChanged: phrase`Seule la restriction change.`,
  save: 'Enregistrer la correction',
  saveNote: phrase`Une nouvelle version remplace celle-ci, qui reste lisible dans l'historique. Le voyageur la reçoit par e-mail, s'il a donné une adresse.`,
  secondOfficer: 'Un second agent doit approuver',
  secondOfficerText: (amount: LoweredAmount): string =>
    phrase`Cette correction retire ${loweredWords(amount)}. Il était de ${formatEuros(amount.validated)}. Elle prendra effet quand un autre agent l'aura approuvée. D'ici là, rien ne s'encaisse.`,
  propose: 'Proposer la correction',
  proposeNote: phrase`Aucun message n'est envoyé au voyageur avant l'approbation ; sa page, s'il en a une, dit d'attendre avant de payer.`,
  pendingTitle: 'Correction à approuver',
  ownPendingTitle: 'Correction en attente d’un second agent',
  staleTitle: 'Correction dépassée',
  pending: (name: string, moment: string): string => phrase`Proposée par ${name} le ${moment}.`,
  ownPending: (moment: string): string => phrase`Vous l'avez proposée le ${moment}.`,
  ownToDecide: phrase`Un autre agent doit l'approuver ou la refuser, depuis cette page.`,
  yoursToDecide: (name: string, isStale: boolean): string =>
    isStale
      ? phrase`La correction proposée par ${name} est dépassée : refusez-la.`
      : phrase`Approuvez ou refusez la correction proposée par ${name}.`,
  decideOnline: phrase`Décider de cette correction demande le réseau.`,
  decideOnceBack: phrase`Décidez-en dès que le réseau revient.`,
  seePending: 'Voir la correction',
  waits: phrase`Rien ne s'encaisse, ne se clôt ni ne se refuse tant qu'elle attend.`,
  stale: phrase`La déclaration a changé depuis cette proposition : elle ne peut plus être approuvée.`,
  staleOwn: phrase`Retirez-la, puis corrigez la déclaration telle qu'elle est.`,
  staleOther: phrase`Refusez-la, puis corrigez la déclaration telle qu'elle est.`,
  reasonGiven: (text: string): string => phrase`Raison : ${text}`,
  approve: 'Approuver',
  refuseProposal: 'Refuser la correction',
  withdraw: 'Retirer la correction',
  refuseTitle: phrase`Refuser cette correction ?`,
  refuseText: phrase`La déclaration reste telle qu'elle est. Le voyageur n'en est pas averti.`,
  refuseReason: 'Raison du refus',
  refuseHint: phrase`Vos collègues la liront. ${reasonLength}.`,
  anotherPending: phrase`Une correction attend déjà l'accord d'un autre agent. Si vous en enregistrez une autre, celle qui attend ne pourra plus être approuvée.`,
  notCorrectable: 'Cette déclaration ne se corrige plus',
  erasedText: phrase`Les données du voyageur ont été effacées : rien ne s'y corrige plus.`,
  keptOverVersions: phrase`Ce qui est tapé ici reste quand vous affichez la nouvelle version.`,
  notCorrectableText: phrase`Seule une déclaration envoyée ou validée peut être corrigée.`,
  offline: phrase`La correction demande le réseau. Ce que vous tapez est gardé sur cet appareil.`,
} as const;

/** The usual reasons of a correction, as the traveller will read them; a full stop is added. */
export const correctionReasons = {
  inexact: 'Quantité ou valeur inexacte',
  undeclared: 'Article non déclaré, trouvé au contrôle',
  misclassified: 'Article mal classé',
  traveller: 'Voyageur ou voyage inexact',
  invoice: 'Facture présentée',
  allowance: 'Franchise utilisée dans une autre déclaration',
} as const;
