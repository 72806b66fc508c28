import { simulationLimits } from '@retour/contract';
import { phrase } from '@retour/core';
import { declareFrom } from '../../../lib/arrival-day';

export const stepText = {
  kicker: (step: number, count: number): string => `Déclaration, étape ${step} sur ${count}`,
  declaration: 'Déclaration',
  next: 'Continuer',
  save: 'Enregistrer et revenir',
} as const;

export const ageText = {
  title: phrase`Quel âge avez-vous ?`,
  lead: phrase`Chaque voyageur fait sa déclaration. Votre franchise dépend de votre âge.`,
  label: 'Votre âge',
  hint: phrase`En années entières (exemple : 34).`,
  suffix: 'ans',
  error: phrase`Indiquez votre âge en chiffres, de ${simulationLimits.age.min} à ${simulationLimits.age.max} (exemple : 34).`,
  privacyTitle: 'Rien n’est déclaré sans votre accord',
  privacy: phrase`Votre nom et votre adresse ne partent que lorsque vous appuyez sur « Envoyer ma déclaration ». Avant, votre âge, votre voyage et votre panier sont envoyés à notre serveur, qui confirme le montant et n'en garde rien.`,
  handTitle: 'À avoir sous la main',
  hand: phrase`Vos tickets d'achat et, en avion, votre numéro de vol. Comptez cinq minutes.`,
  when: declareFrom,
  child: phrase`Pour un enfant, indiquez son âge : sa franchise est la sienne.`,
} as const;

export const contactText = {
  title: phrase`Qui êtes-vous et où habitez-vous ?`,
  lead: phrase`L'agent de la douane en a besoin pour établir votre reçu.`,
  privacy: phrase`Gardé sur cet appareil jusqu'à ce que vous l'effaciez. Une fois envoyé, lu par les seuls agents des douanes habilités.`,
} as const;

export const tripText = {
  title: phrase`Comment et d'où rentrez-vous en France ?`,
  lead: phrase`Le transport et le pays d'achat décident des règles.`,
  flightTitle: phrase`Quel est votre numéro de vol ?`,
  flightLead: phrase`C'est tout ce qui manque à votre simulation.`,
  changeTrip: 'Changer le transport ou le pays',
} as const;
