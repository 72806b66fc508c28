import {
  type DeclarationStatus,
  declarationStatusWords,
  formatCount,
  formatNumber,
  phrase,
} from '@retour/core';

/** The filter « paid » also lists the declarations closed with nothing to pay: both have that status. */
const statuses: Readonly<Record<DeclarationStatus, string>> = {
  ...declarationStatusWords,
  paid: phrase`payée ou close sans rien à payer`,
};

export const listText = {
  statuses,
  title: 'Déclarations',
  searchLabel: 'Nom, e-mail, référence, reçu, vol ou téléphone',
  search: 'Chercher',
  filters: (chosen: number): string => (chosen === 0 ? 'Filtres' : `Filtres (${chosen})`),
  moreFilters: (chosen: number): string => (chosen === 0 ? 'Plus de filtres' : `Plus de filtres (${chosen})`),
  correctionToApprove: 'correction à approuver',
  ownCorrection: phrase`votre correction, à approuver par un autre agent`,
  period: 'Période',
  everyDay: 'Toutes les dates',
  today: phrase`Aujourd'hui`,
  week: '7\u00A0jours',
  otherPeriod: 'Du… au…',
  everyOffice: 'Tous les bureaux',
  noOffice: 'Aucun bureau',
  ownOffice: (name: string): string => phrase`Mon bureau : ${name}`,
  applyOthers: 'Filtrer',
  wrongAmount: phrase`Indiquez un montant en euros, comme 300 ou 1 234,50.`,
  sort: 'Trier par',
  sorts: {
    newest: 'plus récentes',
    oldest: 'plus anciennes',
    amount: 'montant le plus élevé',
    name: 'nom',
  },
  pageSize: 'Par page',
  dueAmount: (amount: string): string => phrase`À payer : ${amount}`,
  computed: (amount: string): string => phrase`Calculé : ${amount}`,
  collectedAmount: (amount: string): string => phrase`Encaissé : ${amount}`,
  applyPeriod: 'Appliquer',
  swapDays: 'Inverser les dates',
  clear: 'Effacer les filtres',
  chosen: 'Filtres en place',
  takeOff: (words: string): string => phrase`Retirer le filtre : ${words}`,
  total: (count: number, isMinimum: boolean): string =>
    isMinimum ? phrase`au moins ${formatCount(count, 'déclaration')}` : formatCount(count, 'déclaration'),
  position: (first: number, last: number, total: number, isMinimum: boolean): string =>
    phrase`${formatNumber(first)} à ${formatNumber(last)} sur ${isMinimum ? 'au moins ' : ''}${formatNumber(total)}`,
  pages: 'Pages de la liste',
  table: 'Liste des déclarations',
  news: (fresh: number, gone: number): string =>
    [
      fresh > 0 ? formatCount(fresh, 'nouvelle déclaration', 'nouvelles déclarations') : '',
      gone > 0 ? formatCount(gone, 'ne répond plus aux filtres', 'ne répondent plus aux filtres') : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  moved: 'La liste a changé',
  outOfReach: phrase`La liste s'arrête ici. Affinez la recherche ou les filtres pour voir les autres.`,
  show: 'Afficher',
  forgotten: phrase`Plus aucune déclaration ne porte le nom que vous cherchiez : il a été effacé ou corrigé, et cette page l'a oublié.`,
  faulty: phrase`Une partie de l'adresse n'a pas été comprise : ce filtre est laissé de côté.`,
  beyond: 'Cette page de la liste n’existe plus',
  firstPage: 'Revenir à la première page',
  nothing: 'Aucune déclaration ne correspond',
  nothingHint: phrase`Élargissez la période, ou retirez un filtre.`,
  searched: phrase`Un nom, une adresse e-mail ou une référence se trouvent par leur début, accents et tirets facultatifs. Un numéro de reçu se tape en entier, ou seul sans le bureau ni l'année (exemple : 000012) ; un vol ou un téléphone, en entier.`,
  noAddress: phrase`L'adresse postale ne se cherche pas.`,
  likeAnAddress: phrase`Ce texte ressemble à une adresse postale, qui ne se cherche pas.`,
  likeAPartOfPhone: phrase`Si c'est la fin d'un numéro de téléphone, tapez-le en entier (exemple : 06 12 34 56 78).`,
  typo: phrase`Cette référence contient une faute : un caractère est faux ou deux sont inversés. Relisez-la.`,
  noCountryCode: phrase`Pour un téléphone d'un autre pays, écrivez l'indicatif du pays (exemple : +44 20 7946 0958).`,
  none: 'Aucune déclaration pour l’instant',
  noneHint: phrase`Elles apparaîtront ici dès leur création.`,
  updatedAt: (time: string): string => phrase`Mis à jour à ${time}`,
  /** Of an answer that does not know what the rest comes to. */
  countsForbidden: (label: string): string => `${label} compris`,
  waits: (wait: string): string => phrase`depuis ${wait}`,
  arrivesTomorrow: 'arrive demain',
  arrives: (day: string): string => phrase`arrive le ${day}`,
  columns: {
    reference: 'Référence',
    declarant: 'Voyageur',
    trip: 'Voyage',
    flight: 'Vol',
    created: 'Créée',
    changed: 'Modifiée',
    author: 'Déclarée par',
    office: 'Bureau',
    total: 'Montant',
    status: 'État',
  },
  /** Who wrote a declaration. */
  authors: { user: 'voyageur', agent: 'un agent' },
  erased: 'données effacées',
} as const;

export const troubleText = {
  offlineTitle: 'Pas de réseau',
  offline: phrase`Rien n'a encore été lu ici. La page se remplira d'elle-même au retour du réseau.`,
  failedTitle: 'Le service ne répond pas',
  failed: phrase`Rien n'est perdu. Nouvel essai tout seul, ou tout de suite avec le bouton.`,
  retry: 'Réessayer',
  tooManyTitle: 'Trop de demandes',
  tooMany: phrase`Vous avez fait trop de demandes en une minute. La page se remplira d'elle-même dans quelques instants.`,
  tooBroadTitle: 'Trop de déclarations à parcourir',
  tooBroad: phrase`La recherche prend trop de temps. Choisissez une période plus courte, ou tapez un nom plus complet.`,
  staleTooMany: (time: string): string =>
    phrase`Trop de demandes en une minute : la page reprendra d'elle-même. Vous voyez l'état de ${time}.`,
  staleTooBroad: (time: string): string =>
    phrase`La liste prend trop de temps à relire : précisez la recherche. Vous voyez l'état de ${time}.`,
  staleOffline: (time: string): string => phrase`Hors ligne. Vous voyez l'état de ${time}.`,
  stale: (time: string): string => phrase`Le service ne répond pas. Vous voyez l'état de ${time}.`,
} as const;
