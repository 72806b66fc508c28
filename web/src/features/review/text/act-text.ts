import { type Declaration, waitsAgain } from '@retour/contract';
import { type DeclarationStatus, declaredTwice, formatCount, phrase, reExportedWhere } from '@retour/core';
import type { UnsavedReason } from '../acts/write-outcome';
import { giveBackText } from './give-back-text';
import { reasonLength } from './reason-length';

/** Whom a decision is told to, and how. */
export type Told = Pick<Declaration, 'authorType' | 'declarantEmail' | 'receipt'>;

/** What reaches the traveller of what is decided: who gave no address reads it on their page alone, or hears it at the desk. */
function told({ declarantEmail = '' }: Told): string {
  return declarantEmail !== ''
    ? phrase`Le voyageur en est averti par e-mail.`
    : phrase`Nous n'avons pas l'adresse e-mail du voyageur : prévenez-le vous-même.`;
}

/** Who declares alone has a page, where the reason stands; what an agent wrote has none. */
function refusalTold(declared: Told): string {
  const { authorType, declarantEmail = '' } = declared;
  if (authorType === 'agent') return told(declared);
  return declarantEmail !== ''
    ? phrase`Le voyageur lira la raison sur sa page et par e-mail.`
    : phrase`Le voyageur lira la raison sur sa page : nous n'avons pas son adresse e-mail.`;
}

/** What is said of the file of a declaration that is settled, by its name. */
function fileWords(name: 'reçu' | 'document') {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    pdf: `${title} en PDF`,
    send: `Envoyer le ${name}`,
    sendAgain: `Envoyer de nouveau le ${name}`,
    sending: `Envoi du ${name}`,
    sent: (address: string, moment: string): string => phrase`${title} envoyé à ${address} le ${moment}.`,
    givenUp: (to: string): string =>
      phrase`Le ${name} n'a pas pu être envoyé à ${to} : vérifiez l'adresse, ou imprimez-le.`,
    dropped: (to: string): string =>
      phrase`Le ${name} n'a pas été envoyé à ${to} : il ne valait plus quand il allait partir. Envoyez-le de nouveau.`,
    held: (to: string): string =>
      phrase`Le ${name} attendait quand le service a été restauré : peut-être est-il déjà arrivé à ${to}. Sinon, envoyez-le de nouveau.`,
    waiting: (address: string): string => phrase`Le ${name} va partir à ${address}.`,
    unsent: phrase`Le ${name} n'a pas pu être envoyé. Réessayez dans un instant.`,
    /** What became of it is read of the mails. */
    unanswered: phrase`Le service n'a pas répondu : le ${name} va peut-être partir. Vous le verrez ici à son retour.`,
  } as const;
}

export type FileWords = ReturnType<typeof fileWords>;

const collectedAgain = phrase`La somme est de nouveau à encaisser, sous un autre numéro de reçu.`;

export const actText = {
  validate: 'Valider',
  refuse: 'Refuser',
  pay: 'Enregistrer le paiement',
  validateAndPay: 'Valider et encaisser',
  correct: 'Corriger',
  submit: 'Envoyer',
  cancel: 'Annuler la déclaration',
  settled: phrase`Rien à faire : cette déclaration est close.`,
  /** By who wrote it. */
  draft: {
    user: phrase`Le voyageur n'a pas encore envoyé cette déclaration : elle n'a pas de code QR, et vous ne pouvez rien en décider. Il l'envoie depuis son téléphone, ou vous en créez une avec lui.`,
    agent: phrase`Un agent a commencé cette déclaration et ne l'a pas envoyée : elle n'a pas de code QR, et vous ne pouvez rien en décider. Lui seul peut l'envoyer.`,
  },
  /** Of articles whose duty is counted without its cap by surface: what is asked may be too much. */
  capped: (names: readonly string[]): string =>
    phrase`Surface à relever avant d'accepter le montant : ${names.join(', ')}. Le droit est compté sans son plafond par surface, il peut être plus bas.`,
  needsNetwork: phrase`Ces actions demandent le réseau. Rien ne peut être enregistré pour l'instant.`,
  otherOutcome: 'Autre issue',
  outcomeTitle: phrase`Comment se termine ce contrôle ?`,
  outcomeText: (declared: Told): string => phrase`Rien n'est encaissé. ${told(declared)}`,
  outcomeLegend: 'Issue',
  outcomeMissing: phrase`Choisissez ce que deviennent les articles.`,
  abandon: 'Abandon',
  abandonHint: phrase`Le voyageur laisse ses articles à la douane.`,
  reExport: 'Réexportation',
  reExportHint: phrase`Les articles ${reExportedWhere}.`,
  seize: 'Saisie',
  seizeHint: phrase`La douane saisit les articles. Dites pourquoi.`,
  seizeReason: 'Raison de la saisie',
  outcomeReasonHint: ({ authorType, declarantEmail = '' }: Told): string =>
    authorType === 'agent' && declarantEmail === ''
      ? phrase`Vos collègues liront ce texte. ${reasonLength}.`
      : phrase`Le voyageur et vos collègues liront ce texte. ${reasonLength}.`,
  /** Without an address to write to, their page says that it was reopened, and not why. */
  reopenReasonHint: ({ declarantEmail = '' }: Told): string =>
    declarantEmail === ''
      ? phrase`Vos collègues liront ce texte. ${reasonLength}.`
      : phrase`Le voyageur et vos collègues liront ce texte. ${reasonLength}.`,
  confirmOutcome: 'Clore sans paiement',
  reopen: 'Rouvrir',
  reopenedBy: phrase`Seul un superviseur peut rouvrir la déclaration.`,
  reopenTitle: phrase`Rouvrir cette déclaration ?`,
  reopenText: (declared: Told): string => phrase`Elle revient parmi celles à valider. ${told(declared)}`,
  reopenReason: 'Raison de la réouverture',
  confirmReopen: 'Rouvrir la déclaration',
  reverse: 'Annuler le paiement',
  reversedBy: phrase`Seul un superviseur peut annuler le paiement.`,
  reverseTitle: phrase`Annuler ce paiement ?`,
  reverseText: (declared: Told): string =>
    phrase`${giveBackText(declared.receipt)} ${collectedAgain} ${told(declared)}`,
  collectedAgain,
  unclose: 'Annuler la clôture',
  unclosedBy: phrase`Seul un superviseur peut annuler la clôture.`,
  uncloseTitle: phrase`Annuler cette clôture ?`,
  uncloseText: (declared: Told): string => phrase`${waitsAgain} ${told(declared)}`,
  reverseReason: 'Raison de l’annulation',
  reverseReasonHint: (): string => phrase`Vos collègues la liront. ${reasonLength}.`,
  refuseTitle: phrase`Refuser cette déclaration ?`,
  refuseText: refusalTold,
  unrefusedBy: phrase`Seul un superviseur peut revenir sur un refus.`,
  standardReason: 'Raison du refus',
  standardMissing: phrase`Choisissez une raison.`,
  otherReason: 'Autre raison',
  details: 'Précisions (facultatives)',
  otherDetails: 'Votre raison',
  reasonHint: phrase`Dites ce qui ne va pas et ce qu'il faut faire (exemple : venez au guichet 2).`,
  otherReasonHint: phrase`Dites ce qui ne va pas et ce qu'il faut faire. ${reasonLength} (exemple : venez au guichet 2).`,
  confirmRefuse: 'Refuser la déclaration',
  keep: 'Revenir à la déclaration',
  minimumTitle: phrase`Valider sans montant définitif ?`,
  notFinal: (articles: number): string =>
    articles < 2
      ? phrase`Un article reste à évaluer : le montant n'est pas définitif. Corrigez d'abord cet article. Sans cela, le paiement ne pourra pas être enregistré.`
      : phrase`${formatCount(articles, 'article reste', 'articles restent')} à évaluer : le montant n'est pas définitif. Corrigez d'abord ces articles. Sans cela, le paiement ne pourra pas être enregistré.`,
  notFinalHere: (wayOut: string): string => phrase`Le montant n'est pas définitif. ${wayOut}`,
  confirmMinimum: 'Valider quand même',
  correctFirst: phrase`Corriger d'abord`,
  /** Of what another declaration has used of the allowance, or uses no more, before the amount that counts it is accepted. */
  allowance: {
    text: ({
      used,
      taken,
    }: {
      readonly used: readonly string[];
      readonly taken: readonly string[];
    }): string => {
      const isLow = used.length > 0;
      return [
        ...used,
        ...taken,
        isLow
          ? phrase`Le montant compte la franchise en entier : s'il est trop faible, corrigez d'abord la déclaration, à « Franchise déjà utilisée ».`
          : phrase`Le montant ne compte pas toute la franchise : s'il est trop élevé, corrigez d'abord la déclaration, à « Franchise déjà utilisée ».`,
      ].join(' ');
    },
    validated: { title: phrase`Valider cette déclaration ?`, confirm: 'Franchise vérifiée, valider' },
    paid: { title: phrase`Encaisser cette déclaration ?`, confirm: 'Franchise vérifiée, encaisser' },
  },
  officeTitle: phrase`Pour quel bureau encaissez-vous ?`,
  officeText: phrase`Il figure dans le numéro du reçu et dans vos encaissements du jour. Votre choix est retenu ; vous pouvez le changer dans votre menu.`,
  officeFailed: phrase`Le bureau n'a pas pu être enregistré. Réessayez dans un instant.`,
  confirmOffice: 'Encaisser pour ce bureau',
  payTitle: 'Enregistrer le paiement',
  payText: (total: string, warnings: readonly string[]): string =>
    [phrase`${total} à encaisser.`, ...warnings, phrase`Choisissez le moyen de paiement.`].join(' '),
  payLegend: 'Moyen de paiement',
  payMissing: phrase`Choisissez le moyen de paiement.`,
  confirmPay: 'Paiement reçu',
  paymentForbidden: (limit: string): string => phrase`Interdit au-dessus de ${limit}`,
  several: 'Plusieurs moyens',
  amountOf: (mean: string): string => phrase`${mean}, en euros`,
  given: phrase`Somme donnée en espèces (facultatif)`,
  givenHint: phrase`Ce que le voyageur vous tend : la monnaie à rendre est calculée.`,
  givenTooLittle: phrase`La somme donnée ne suffit pas. Corrigez-la, ou choisissez plusieurs moyens.`,
  givenTooLittleOfSeveral: phrase`La somme donnée ne suffit pas. Corrigez-la, ou la part en espèces.`,
  amountUnread: phrase`Indiquez un montant en chiffres (exemple : 12,50).`,
  /** A space in a sum stands before three figures. */
  amountCut: ([withCents, whole]: readonly [string, string]): string =>
    phrase`Un espace coupe cette somme en deux : écrivez ${withCents} ou ${whole}.`,
  notTheTotal: (total: string): string => phrase`Les montants doivent faire ${total} en tout.`,
  leftToShare: (amount: string): string => phrase`Reste à répartir : ${amount}`,
  tooMuchShared: (amount: string): string => phrase`${amount} de trop`,
  change: (amount: string): string => phrase`À rendre : ${amount}`,
  signature: (limit: string): string => phrase`À partir de ${limit}, faites signer le ticket`,
  cancelTitle: phrase`Annuler cette déclaration ?`,
  cancelText: phrase`Elle ne vaudra plus rien. Personne ne peut revenir sur cette annulation, pas même un superviseur : il faudra faire une autre déclaration.`,
  confirmCancel: 'Oui, annuler',
  nothingWaits: phrase`Plus aucune déclaration n'attend d'être validée, encaissée ni close.`,
  nothingToValidate: phrase`Plus aucune déclaration n'attend d'être validée.`,
  nothingToCollect: phrase`Plus aucune déclaration n'attend d'être encaissée ni close.`,
  /** Of these, what owes nothing is closed. */
  leftToCollect: (count: number): string =>
    formatCount(
      count,
      'déclaration attend d’être encaissée ou close.',
      'déclarations attendent d’être encaissées ou closes.',
    ),
  leftToValidate: (count: number): string =>
    formatCount(count, 'déclaration attend d’être validée.', 'déclarations attendent d’être validées.'),
  waits: phrase`Cette déclaration attend votre décision.`,
  summary: 'Résumé en PDF',
  downloading: 'Préparation du PDF',
  downloadFailed: phrase`Le PDF n'a pas pu être téléchargé. Réessayez dans un instant.`,
  receipt: fileWords('reçu'),
  /** Of what was closed with nothing to pay: it is no receipt. */
  closedDocument: fileWords('document'),
  print: 'Imprimer',
} as const;

/** The usual reasons of a refusal, as the traveller will read them; a full stop is added. */
export const standardReasons = {
  forbidden: 'Marchandise interdite, non remise à la douane',
  'missing-document': 'Marchandise réglementée, papiers exigés non présentés',
  undeclared: 'Articles non déclarés trouvés au contrôle, nouvelle déclaration à faire',
  'wrong-traveller': 'Voyageur ou voyage inexact, nouvelle déclaration à faire',
  duplicate: `${declaredTwice}, l’autre compte, rien à renvoyer`,
  'beyond-service': 'Article que ce service ne calcule pas, déclaration en douane à faire',
} as const;

/** What is said once an act is done. */
export const doneText: Readonly<
  Record<
    | DeclarationStatus
    | 'reopened'
    | 'reversed'
    | 'unclosed'
    | 'handed-over'
    | 'handed-over-validated'
    | 'corrected'
    | 'proposed'
    | 'approve'
    | 'refuse'
    | 'withdraw'
    | 'erased',
    string
  >
> = {
  draft: phrase`Brouillon enregistré.`,
  submitted: phrase`Déclaration envoyée.`,
  validated: phrase`Déclaration validée.`,
  refused: phrase`Déclaration refusée.`,
  paid: phrase`Paiement enregistré.`,
  cancelled: phrase`Déclaration annulée.`,
  abandoned: phrase`Abandon enregistré.`,
  're-exported': phrase`Réexportation enregistrée.`,
  seized: phrase`Saisie enregistrée.`,
  reopened: phrase`Déclaration rouverte.`,
  reversed: phrase`Paiement annulé.`,
  unclosed: phrase`Clôture annulée.`,
  'handed-over': phrase`Remise enregistrée.`,
  'handed-over-validated': phrase`Remise enregistrée, déclaration validée.`,
  corrected: phrase`Correction enregistrée.`,
  proposed: phrase`Correction proposée.`,
  approve: phrase`Correction approuvée.`,
  refuse: phrase`Correction refusée.`,
  withdraw: phrase`Correction retirée.`,
  erased: phrase`Données effacées.`,
};

export const unsavedText: Readonly<Record<UnsavedReason, string>> = {
  offline: phrase`Vous êtes hors ligne. Réessayez au retour du réseau.`,
  unreachable: phrase`Le service n'a pas répondu : nous ne savons pas s'il a enregistré. L'état s'affichera ici à son retour. Vous pouvez réessayer : rien ne sera fait deux fois.`,
  'captive-portal': phrase`Le réseau Wi-Fi demande une connexion. Ouvrez-la, puis réessayez.`,
  'signed-out': phrase`Votre session est terminée. Connectez-vous de nouveau, puis réessayez.`,
};

export const networkBack = phrase`Le réseau est revenu : réessayez.`;

export const writeText = {
  unsaved: 'Non enregistré',
  uncertain: 'Enregistrement incertain',
  unsavedRest: phrase`Remise enregistrée, mais pas la suite`,
  uncertainRest: phrase`Remise enregistrée, suite incertaine`,
  notComputed: 'Calcul non fait',
  computedUnanswered: phrase`Le service n'a pas répondu. Rien n'est enregistré : réessayez.`,
  underWay: 'Enregistrement en cours…',
  computing: 'Calcul en cours…',
  slow: phrase`Le service met du temps à répondre. Ne fermez pas cette page : rien ne sera fait deux fois.`,
  retry: 'Réessayer',
  conflictTitle: 'Cette déclaration vient de changer',
  conflict: phrase`Votre action n'a pas été enregistrée, et rien n'a été écrasé.`,
  overtaken: phrase`Votre action est enregistrée ; voici ce qui a suivi.`,
  collectedTwice: phrase`Cette somme est déjà encaissée. Si vous venez de l'encaisser aussi, rendez-la au voyageur.`,
  handedOverAlone: phrase`La remise est enregistrée. Le reste ne l'est pas, et rien n'a été écrasé.`,
  conflictUnread: phrase`La nouvelle version n'a pas pu être lue. Rechargez la page.`,
  reasonKept: phrase`Le texte que vous avez tapé est gardé.`,
  reload: 'Voir la version à jour',
  changedTitle: 'Cette déclaration a changé',
  changed: phrase`Les actions attendent que vous ayez vu la nouvelle version.`,
} as const;
