import { simulationLimits } from '@retour/contract';
import { adultAge, formatAge, formatCount, phrase, typeset } from '@retour/core';
import { writeText } from '../../text/act-text';

const mayBeSaved = 'Un enregistrement est peut-être passé';
const sendAgain = phrase`${mayBeSaved}. Enregistrez de nouveau : rien ne sera fait deux fois.`;

export const creationText = {
  kicker: (step: number, count: number): string => `Étape ${step} sur ${count}`,
  next: 'Continuer',
  save: 'Enregistrer et revenir',
  seeResult: 'Voir le récapitulatif',
  startTitle: (count: number): string =>
    count < 2 ? 'Une déclaration est commencée' : `${count} déclarations sont commencées`,
  startLead: (count: number): string =>
    count < 2
      ? phrase`Elle n'est pas enregistrée : elle n'existe que sur cet appareil.`
      : phrase`Elles ne sont pas enregistrées : elles n'existent que sur cet appareil.`,
  /** When one of them may be saved. */
  startLeadKept: (count: number): string =>
    count < 2 ? phrase`Elle est gardée sur cet appareil.` : phrase`Elles sont gardées sur cet appareil.`,
  sendAgain,
  startFor: (name: string): string => phrase`Pour ${name}`,
  startNobody: 'Sans nom pour l’instant',
  startNoArticle: 'aucun article',
  resume: 'Reprendre cette déclaration',
  startAnew: 'Nouvelle déclaration',
  startAnewHint: phrase`Celle qui est en cours est mise de côté.`,
  startAnewNoRoom: (max: number): string =>
    phrase`Vous avez ${max} déclarations de côté : terminez-en une ou effacez-la pour en commencer une autre.`,
  parkedAt: (hour: string): string => phrase`Mise de côté à ${hour}`,
  takeUp: 'Reprendre',
  eraseOne: 'Effacer',
  park: 'Mettre de côté',
  parkTitle: phrase`Mettre cette déclaration de côté ?`,
  parkText: phrase`Elle reste sur cet appareil, pour vous seul, jusqu'à votre déconnexion. Vous la reprendrez depuis « Créer une déclaration ».`,
  parkName: 'Nom (facultatif)',
  parkNameHint: phrase`Pour la retrouver, par exemple « famille du vol AF 1 ». Sans nom, celui du voyageur est montré.`,
  parkNameTooLong: (max: number): string => phrase`Écrivez ${max} caractères au plus.`,
  parkNext: 'Mettre de côté et en commencer une autre',
  parkCancel: 'Continuer celle-ci',
  parked: phrase`La déclaration est de côté.`,
  erase: 'Effacer',
  eraseTitle: phrase`Effacer cette déclaration ?`,
  eraseText: phrase`Tout ce qui est saisi ici disparaît. Rien n'est enregistré.`,
  eraseUncertain: phrase`Tout ce qui est saisi ici disparaît. ${mayBeSaved} : cherchez-la d'abord dans les déclarations.`,
  eraseConfirm: 'Oui, effacer',
  eraseKeep: 'Non, garder',
} as const;

export const contactText = {
  title: phrase`Qui est le voyageur ?`,
  lead: phrase`Recopiez sa pièce d'identité. Rien n'est enregistré avant le récapitulatif.`,
  ageLegend: 'Âge du voyageur',
  ageHint: phrase`À partir de ${formatAge(adultAge)}, l'âge exact ne change pas les droits.`,
  adult: formatAge(adultAge, true),
  exact: 'Âge exact',
  exactLabel: 'Âge du voyageur en années',
  suffix: 'ans',
  error: phrase`Indiquez son âge en chiffres, de ${simulationLimits.age.min} à ${simulationLimits.age.max} (exemple : 16).`,
} as const;

/** Enter in the empty search leads to the summary of articles, where there are some. */
export const missingArticle = phrase`Il manque un article : tapez son nom, puis ajoutez-le.`;

export const tripText = {
  title: phrase`Comment et d'où vient-il ?`,
  lead: phrase`Le transport et le pays d'achat décident des règles.`,
  lastTitle: phrase`Même voyage que la déclaration précédente ?`,
  take: 'Reprendre ce voyage',
  flight: (number: string): string => phrase`vol ${number}`,
} as const;

export const droppedText = {
  title: (count: number): string =>
    count < 2
      ? phrase`Un article n'est pas dans la déclaration`
      : phrase`Des articles ne sont pas dans la déclaration`,
  text: (count: number): string =>
    count < 2
      ? phrase`Pas proposé à cet âge ou pour ce pays, pas repris du téléphone, ou illisible sur cet appareil :`
      : phrase`Pas proposés à cet âge ou pour ce pays, pas repris du téléphone, ou illisibles sur cet appareil :`,
  understood: 'J’ai compris',
} as const;

export const summaryText = {
  title: phrase`Vérifiez, puis enregistrez`,
  lead: phrase`Relisez avec le voyageur. Rien n'est encore enregistré.`,
  leadUncertain: phrase`Relisez avec le voyageur. ${sendAgain}`,
  declarant: 'Le voyageur',
  trip: 'Son retour',
  articles: 'Ses articles',
  amount: 'Montant',
  note: phrase`Ce calcul est figé à l'enregistrement.`,
  tobacco: 'dont taxes sur le tabac',
  alcohol: 'dont taxes sur l’alcool',
  waiting: 'Calcul en cours',
  blocked: phrase`Corrigez les articles signalés pour enregistrer la déclaration.`,
  submit: 'Enregistrer la déclaration',
} as const;

/** What was typed in the search or in a form, and no article of the declaration counts. */
export const notAddedText = {
  title: (count: number): string =>
    count < 2
      ? phrase`Un article écrit n'est pas ajouté`
      : phrase`${formatCount(count, 'article écrit', 'articles écrits')} ne sont pas ajoutés`,
  back: phrase`Revenir à la recherche`,
  resume: (name: string): string => phrase`Reprendre « ${typeset(name)} »`,
  leaveOut: (count: number): string => (count < 2 ? phrase`Ne pas l'ajouter` : phrase`Ne pas les ajouter`),
  leftOut: (count: number): string =>
    phrase`${formatCount(count, 'article non ajouté', 'articles non ajoutés')}.`,
} as const;

/** What was typed in the form of an article that the declaration holds as it was before. */
export const notChangedText = {
  title: (count: number): string =>
    count < 2
      ? phrase`Un changement n'est pas enregistré`
      : phrase`${formatCount(count, 'changement')} ne sont pas enregistrés`,
  leaveOut: 'Ne rien changer',
  leftOut: 'Rien n’est changé.',
} as const;

export const sendingText = {
  title: 'Enregistrement de la déclaration',
  notSentTitle: 'Déclaration non enregistrée',
  trying: phrase`Nous enregistrons la déclaration. Ne fermez pas cette page.`,
  long: phrase`Le réseau est lent. L'enregistrement continue, la saisie est gardée sur cet appareil.`,
  notSent: phrase`Cette déclaration n'est pas enregistrée. La saisie est gardée sur cet appareil.`,
  notSentLabel: 'Pas encore enregistrée',
  automatic: phrase`Nous réessayons tout seuls, aussi quand le réseau revient. Gardez l'application ouverte.`,
  retry: 'Réessayer maintenant',
  edit: 'Modifier la saisie',
  refusedTitle: 'La déclaration ne peut pas être enregistrée ainsi',
  refusedAdvice: phrase`La saisie est gardée. Corrigez ce qui est signalé, puis enregistrez de nouveau.`,
  correct: 'Corriger la saisie',
  total: 'À payer à la douane',
  savedNow: phrase`La déclaration est enregistrée.`,
  sessionEnded: phrase`Votre session est terminée. Connectez-vous de nouveau.`,
} as const;

/** Once a try left whose answer is lost. */
export const uncertainSendingText = {
  ...sendingText,
  notSentTitle: writeText.uncertain,
  notSent: phrase`Le service n'a pas confirmé : nous ne savons pas s'il a enregistré la déclaration. La saisie est gardée sur cet appareil.`,
  automatic: phrase`Nous réessayons tout seuls, aussi quand le réseau revient : rien ne sera fait deux fois. Gardez l'application ouverte.`,
  notSentLabel: 'Enregistrement non confirmé',
} as const;

/** Once an answer came that this version cannot read. */
export const unreadSendingText = {
  ...uncertainSendingText,
  refusedTitle: writeText.uncertain,
  refusedAdvice: phrase`Rechargez la page : l'enregistrement reprendra.`,
} as const;

export const savedText = {
  title: phrase`La déclaration est enregistrée`,
  reference: 'Référence',
  savedAt: (moment: string): string => phrase`Enregistrée le ${moment}`,
  code: (reference: string): string => phrase`Code QR de la déclaration ${reference}`,
  codeHint: phrase`Le voyageur peut le prendre en photo.`,
  byEmail: phrase`Un e-mail de confirmation part au voyageur, avec le PDF.`,
  difference: (shown: string, computed: string): string =>
    phrase`Cet appareil annonçait ${shown}. Le serveur a calculé ${computed} : c'est ce qui compte.`,
  earlierTry: phrase`Un premier enregistrement était passé : c'est lui qui compte. Ce que vous avez changé ensuite n'y est pas. Corrigez la déclaration.`,
  another: 'Nouvelle déclaration',
  anotherHint: phrase`Le voyage est proposé de nouveau, rien du voyageur n'est gardé.`,
  download: 'Télécharger le PDF',
  downloading: 'Préparation du PDF',
  downloadFailed: phrase`Le PDF n'a pas pu être téléchargé. La déclaration est bien enregistrée. Réessayez plus tard.`,
} as const;

/** The declaration in hand, shown as a code before it is saved. */
export const handoverText = {
  show: 'Code QR',
  title: 'Déclaration à reprendre ailleurs',
  label: 'Code QR de la déclaration en cours',
  holds: phrase`Ce code contient le voyage et les articles. Ni nom, ni adresse.`,
  after: phrase`Un collègue qui le scanne la reprend à son poste. Le voyageur qui le scanne retrouve ses articles sur son téléphone. Rien n'est enregistré, et la saisie reste ici.`,
  /** In the place of it, when the declaration may be saved. */
  afterUncertain: phrase`${mayBeSaved}. Un collègue qui scanne ce code commence une autre déclaration : cherchez d'abord celle-ci dans les déclarations.`,
  tooLong: phrase`Trop d'articles pour un code QR : mettez cette déclaration de côté pour la reprendre sur cet appareil.`,
} as const;
