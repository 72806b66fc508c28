import { simulationLimits, simulationPromise } from '@retour/contract';
import { phrase } from '@retour/core';

export const stepText = {
  kicker: (step: number, count: number): string => `Étape ${step} sur ${count}`,
  furtherKicker: (step: number, count: number): string => `Étape ${step} sur ${count}, suite`,
  next: 'Continuer',
  start: 'Commencer',
} as const;

export const startText = {
  title: phrase`Simuler mes achats`,
  lead: phrase`Sachez si vous devrez payer des droits et taxes à votre arrivée, combien, et pourquoi.`,
  stepsTitle: 'Comment ça se passe',
  steps: [
    phrase`Trois ou quatre questions sur votre retour.`,
    phrase`La liste de vos achats et leur prix.`,
    phrase`Le montant à payer, article par article.`,
  ],
  timeTitle: 'Combien de temps',
  time: phrase`Comptez trois minutes, cinq au plus.`,
  handTitle: 'À avoir sous la main',
  hand: [
    phrase`Vos tickets ou factures.`,
    phrase`Le prix payé, dans la monnaie du pays.`,
    phrase`Les quantités de tabac et d'alcool.`,
  ],
  honestTitle: 'Une estimation, rien de plus',
  honest: phrase`${simulationPromise} L'agent fixe le montant à votre arrivée.`,
  otherTitle: phrase`Vous préférez parler à quelqu'un ?`,
  other: phrase`Présentez-vous à la douane à l'arrivée, avant la sortie, avec vos tickets.`,
} as const;

export const ageText = {
  title: phrase`Quel âge avez-vous ?`,
  lead: phrase`Le montant que vous pouvez rapporter sans rien payer dépend de votre âge.`,
  label: 'Votre âge',
  hint: phrase`En années entières (exemple : 34).`,
  suffix: 'ans',
  error: phrase`Indiquez votre âge en chiffres, de ${simulationLimits.age.min} à ${simulationLimits.age.max} (exemple : 34).`,
  family: phrase`Vous voyagez à plusieurs ? Chacun a sa franchise : faites une simulation par personne. Ce site n'en garde qu'une à la fois : partagez le résultat, ou notez-le, avant la suivante.`,
  infoTitle: 'Avant de commencer',
  hide: 'Masquer ce conseil',
  info: phrase`Quelques questions, puis vos achats : trois minutes suffisent. Gardez vos tickets à portée de main.`,
} as const;

export const transportText = {
  title: phrase`Comment rentrez-vous en France ?`,
  lead: phrase`Le montant que vous pouvez rapporter sans rien payer dépend du transport.`,
  error: phrase`Choisissez comment vous rentrez en France (exemple : Avion).`,
} as const;

export const countryText = {
  title: phrase`De quel pays rapportez-vous vos achats ?`,
  lead: phrase`Le pays où vous avez acheté décide des règles et de la monnaie.`,
  error: phrase`Choisissez un pays dans la liste (exemple : Japon).`,
  overseas: phrase`Quelles règles pour l'outre-mer ?`,
  several: phrase`Plusieurs pays ? Choisissez le dernier hors de l'Union européenne. Vous direz ensuite, sur chaque autre article, où il a été acheté. Une seule franchise vaut pour tout le voyage.`,
} as const;

export const borderText = {
  title: phrase`Êtes-vous frontalier ?`,
  lead: phrase`Vous l'êtes si vous habitez près de la frontière suisse, ou si vous travaillez en Suisse et rentrez chez vous chaque jour. Vous revenez de plus loin que la zone frontalière ? Répondez non.`,
  yes: 'Oui, je suis frontalier',
  no: 'Non',
  error: phrase`Répondez par oui ou par non.`,
} as const;

/** « Retour des États-Unis, en avion, 34 ans, non frontalier »: what stands before and after what is written elsewhere. */
export const returnWord = 'Retour';
export const borderWord = (isFrontier: boolean): string => (isFrontier ? 'frontalier' : 'non frontalier');
