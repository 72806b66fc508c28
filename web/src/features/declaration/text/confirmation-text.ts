import { correctionPromise } from '@retour/contract';
import { phrase, typeset, type Verdict } from '@retour/core';
import { arrivalText } from '../../declarant/arrival/arrival-text';

export const confirmationText = {
  title: phrase`Votre déclaration est envoyée`,
  cancelledTitle: phrase`Votre déclaration est annulée`,
  refusedTitle: phrase`Votre déclaration est refusée`,
  notEnteredTitle: phrase`Votre déclaration est close, sans paiement`,
  paidTitle: phrase`Votre déclaration est payée`,
  closedTitle: phrase`Votre déclaration est close`,
  validatedTitle: phrase`Votre déclaration est validée`,
  lead: phrase`Montrez cette page à la douane. Elle s'ouvre aussi sans réseau.`,
  reference: 'Votre référence',
  sentAt: (moment: string): string => phrase`Envoyée le ${moment}`,
  qrLabel: (reference: string): string => phrase`Code QR de la déclaration ${reference}`,
  qrHint: phrase`L'agent de la douane lit ce code. Il marche aussi sans réseau.`,
  difference: (shown: string, computed: string): string =>
    phrase`Cet appareil annonçait ${shown}. La douane a calculé ${computed} : c'est ce montant qui compte.`,
  articles: 'Vos articles',
  remarks: 'À savoir',
  copy: 'Copier la référence',
  copied: phrase`Référence copiée.`,
  copyFailed: phrase`La copie n'a pas marché. Notez la référence, ou faites une capture d'écran.`,
  download: 'Télécharger le PDF',
  downloading: 'Préparation du PDF',
  downloadFailed: phrase`Le PDF n'a pas pu être téléchargé. Votre code QR suffit. Réessayez plus tard.`,
  print: 'Imprimer',
  byEmail: phrase`Un e-mail de confirmation part avec le PDF. Il peut mettre quelques minutes.`,
  withoutEmail: phrase`Aucun e-mail n'est parti : trop ont été demandés pour cette adresse ou depuis ce réseau. Téléchargez le PDF, ou gardez votre référence.`,
  nextTitle: 'Et maintenant',
  status: 'État de la déclaration',
  reason: (reason: string): string => phrase`Raison donnée par l'agent : ${reason}`,
  earlierCorrections: (count: number): string =>
    count < 2 ? phrase`Correction précédente` : phrase`Corrections précédentes (${String(count)})`,
  correctedAt: (moment: string, reason: string): string => phrase`Le ${moment} : ${reason}`,
  corrected: (reason: string): string =>
    phrase`Un agent a corrigé vos articles, et le montant avec. Sa raison : ${reason}`,
  updatedAt: (moment: string): string => phrase`Mis à jour le ${moment}`,
  stale: phrase`C'est le dernier état connu : le service ne répond pas pour l'instant.`,
  unknown: phrase`Le service ne connaît plus cette déclaration. Montrez votre référence à un agent.`,
  changeTitle: phrase`Une erreur dans votre déclaration ?`,
  change: typeset(correctionPromise),
  changeElsewhere: phrase`Une déclaration envoyée ne se modifie pas. Annulez-la, puis faites-en une autre : elle aura une nouvelle référence.`,
  correct: 'Annuler et corriger',
  cancel: 'Annuler ma déclaration',
  cancelTitle: phrase`Annuler cette déclaration ?`,
  cancelText: (reference: string): string =>
    phrase`La référence ${reference} ne vaudra plus rien. Vos achats resteront à déclarer à votre arrivée.`,
  correctTitle: phrase`Annuler et corriger ?`,
  correctText: (reference: string): string =>
    phrase`La référence ${reference} ne vaudra plus rien. Vos réponses sont gardées : corrigez-les, puis envoyez une nouvelle déclaration.`,
  confirmCancel: 'Oui, annuler ma déclaration',
  confirmCorrect: 'Oui, annuler et corriger',
  keep: 'Garder ma déclaration',
  tooLate: phrase`Un agent l'a déjà traitée : elle ne peut plus être annulée. Adressez-vous à lui.`,
  cancelFailed: phrase`L'annulation n'a pas pu se faire. Votre déclaration reste valable. Réessayez avec du réseau.`,
  redo: 'Corriger et renvoyer mes réponses',
  another: 'Faire une autre déclaration',
  anotherHint: phrase`Pour un autre voyageur : l'adresse et le voyage sont repris.`,
  allTitle: 'Les déclarations de ce téléphone',
  shownOne: '(ci-dessus)',
  eraseTitle: 'Vos données sur cet appareil',
  erase: 'Effacer mes données de cet appareil',
  eraseText: phrase`Efface de cet appareil vos réponses, vos paniers et vos références. Une déclaration envoyée reste à la douane.`,
  eraseConfirmTitle: phrase`Tout effacer de cet appareil ?`,
  eraseWarning: phrase`Vous ne retrouverez plus votre code QR ici. Notez la référence ou gardez le PDF avant.`,
  eraseConfirm: 'Tout effacer',
  eraseKeep: 'Ne rien effacer',
  erasedTitle: 'Vos données sont effacées',
  erased: phrase`Il ne reste rien de vous sur cet appareil.`,
  backHome: 'Revenir à l’accueil',
  noneTitle: phrase`Aucune déclaration envoyée`,
  none: phrase`Aucune déclaration n'a été envoyée depuis cet appareil, ou elle en a été effacée.`,
  start: 'Commencer une déclaration',
  help: phrase`Une difficulté ? Montrez votre référence à n'importe quel agent de la douane.`,
} as const;

const pay = phrase`Payez par carte ou selon ce que l'agent vous propose. Il vous remet un reçu.`;

const lastSteps: Readonly<Record<Verdict, string>> = {
  forbidden: phrase`Remettez à l'agent ce qui est interdit, avant d'être contrôlé. Payez ensuite ce qu'il vous demande.`,
  doubtful: phrase`Montrez à l'agent l'article qui laisse un doute : il dit s'il peut entrer.`,
  regulated: phrase`Présentez à l'agent l'article réglementé et ses papiers. Payez ensuite ce qu'il vous demande.`,
  owed: pay,
  'to-assess': pay,
  'indicative-exceeded': phrase`L'agent peut vous demander de prouver un usage personnel. Il dit ce qui est dû.`,
  unidentified: phrase`Dites à l'agent ce qu'est l'article non reconnu. S'il n'est ni interdit ni réglementé, vous n'avez rien à payer.`,
  nothing: phrase`L'agent peut vérifier vos achats. Vous n'avez rien à payer.`,
};

/** What to do at the customs desk, in order. */
export function nextSteps(verdict: Verdict): readonly string[] {
  return [phrase`Montrez ce code QR, ou dites votre référence.`, arrivalText.bring, lastSteps[verdict]];
}
