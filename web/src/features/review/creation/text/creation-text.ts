import { simulationLimits } from '@retour/contract';
import { adultAge, formatAge, phrase } from '@retour/core';

export const creationText = {
  kicker: (step: number, count: number): string => `Étape ${step} sur ${count}`,
  next: 'Continuer',
  save: 'Enregistrer et revenir',
  seeResult: 'Voir le récapitulatif',
  startTitle: 'Une déclaration est commencée',
  startLead: phrase`Elle n'est pas enregistrée : elle n'existe que sur cet appareil.`,
  startFor: (name: string): string => phrase`Pour ${name}`,
  startNobody: 'Sans nom pour l’instant',
  resume: 'Reprendre cette déclaration',
  startAnew: 'Nouvelle déclaration',
  startAnewHint: phrase`La déclaration commencée sera effacée.`,
  erase: 'Effacer',
  eraseTitle: phrase`Effacer cette déclaration ?`,
  eraseText: phrase`Tout ce qui est saisi ici disparaît. Rien n'est enregistré.`,
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

export const tripText = {
  title: phrase`Comment et d'où vient-il ?`,
  lead: phrase`Le transport et le pays d'achat décident des règles.`,
  lastTitle: phrase`Même voyage que la déclaration précédente ?`,
  take: 'Reprendre ce voyage',
  flight: (number: string): string => phrase`vol ${number}`,
} as const;

export const droppedText = {
  title: (count: number): string => (count < 2 ? 'Un article a été retiré' : 'Des articles ont été retirés'),
  text: (count: number): string =>
    count < 2
      ? phrase`Il n'est pas proposé à cet âge ou pour ce pays :`
      : phrase`Ils ne sont pas proposés à cet âge ou pour ce pays :`,
  understood: 'J’ai compris',
} as const;

export const summaryText = {
  title: phrase`Vérifiez, puis enregistrez`,
  lead: phrase`Relisez avec le voyageur. Rien n'est encore enregistré.`,
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

export const savedText = {
  title: phrase`La déclaration est enregistrée`,
  reference: 'Référence',
  savedAt: (moment: string): string => phrase`Enregistrée le ${moment}`,
  code: (reference: string): string => phrase`Code QR de la déclaration ${reference}`,
  codeHint: phrase`Le voyageur peut le prendre en photo.`,
  byEmail: phrase`Un e-mail de confirmation part au voyageur, avec le PDF.`,
  difference: (shown: string, computed: string): string =>
    phrase`Cet appareil annonçait ${shown}. Le serveur a calculé ${computed} : c'est ce montant qui compte.`,
  another: 'Nouvelle déclaration',
  anotherHint: phrase`Le voyage est proposé de nouveau, rien du voyageur n'est gardé.`,
  download: 'Télécharger le PDF',
  downloading: 'Préparation du PDF',
  downloadFailed: phrase`Le PDF n'a pas pu être téléchargé. La déclaration est bien enregistrée. Réessayez plus tard.`,
} as const;
