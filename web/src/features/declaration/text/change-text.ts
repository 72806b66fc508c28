import { correctionPromise } from '@retour/contract';
import { phrase, typeset } from '@retour/core';

/** What may still be done of a declaration that was sent, and of what this device keeps. */
export const changeText = {
  changeTitle: phrase`Une erreur dans votre déclaration ?`,
  change: typeset(correctionPromise),
  changeElsewhere: phrase`Ses réponses ne sont plus sur cet appareil. Montrez son code à un agent : il peut la corriger. Sinon, annulez-la, puis faites-en une autre : elle aura une nouvelle référence.`,
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
  cancelUncertain: phrase`La réponse n'est pas arrivée : nous ne savons pas si votre déclaration est annulée. Réessayez avec du réseau. Son état s'affichera ici.`,
  /** Said after what became of the first one. */
  restarted: phrase`Vous corrigez une nouvelle déclaration : elle n'est pas encore envoyée.`,
  redo: 'Corriger et renvoyer mes réponses',
  resumeCorrection: 'Reprendre la correction',
  another: 'Faire une autre déclaration',
  anotherHint: phrase`Pour un autre voyageur : le nom de famille, l'adresse, l'e-mail, le téléphone et le voyage sont repris. Vérifiez qu'ils sont les siens.`,
  anotherErases: phrase`Elle n'est pas envoyée. En faire une autre efface ses réponses.`,
  /** Of one that was cancelled or refused. */
  anotherErasesVoid: phrase`Elle ne vaut plus rien, mais ses articles restent à déclarer. En faire une autre les efface d'ici.`,
  /** Once a try left whose answer is lost. */
  anotherLoses: phrase`Nous ne savons pas si elle est envoyée : reprenez-la d'abord. En faire une autre efface ses réponses, et sa référence ne sera pas ici.`,
  confirmAnother: 'Effacer et en faire une autre',
  eraseTitle: 'Vos données sur cet appareil',
  erase: 'Effacer mes données de cet appareil',
  eraseText: phrase`Effacer retire d'ici vos réponses, vos paniers et vos références. Une déclaration envoyée reste à la douane.`,
  eraseConfirmTitle: phrase`Tout effacer de cet appareil ?`,
  eraseWarning: phrase`Vous ne retrouverez plus votre code QR ici. Notez la référence ou gardez le PDF avant.`,
  /** Where one waits to be sent. */
  erasePending: phrase`Nous n'essaierons plus d'envoyer votre déclaration. Vos réponses, vos paniers et vos références ne seront plus sur cet appareil.`,
  /** Once a try left whose answer is lost. */
  eraseUncertain: phrase`Nous n'essaierons plus d'envoyer votre déclaration. Elle est peut-être déjà envoyée. Vos réponses, vos paniers et vos références ne seront plus sur cet appareil.`,
  /** On the device of a desk. */
  eraseSpares: phrase`Le travail de l'agent des douanes qui utilise cet appareil y reste, sauf un article en cours de saisie.`,
  eraseConfirm: 'Tout effacer',
  eraseKeep: 'Ne rien effacer',
} as const;
