import { phrase } from '@retour/core';

export const keyboardText = {
  title: 'Raccourcis clavier',
  lead: phrase`Sur cette page, en dehors des champs de saisie :`,
  search: 'Chercher une déclaration',
  help: 'Afficher cette aide',
  reasons: phrase`Dans une liste de raisons, les touches 1 à 9 choisissent celle de ce rang.`,
  scanner: phrase`Un lecteur de codes branché à cet ordinateur ouvre la déclaration, sur toutes les pages.`,
  setting: 'Sur cet appareil',
  active: phrase`Une touche suffit`,
  close: 'Fermer l’aide',
} as const;
