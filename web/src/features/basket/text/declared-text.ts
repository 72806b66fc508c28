import { phrase } from '@retour/core';

/** Of a simulation whose articles this device declared already. */
export const declaredText = {
  title: phrase`Achats déjà déclarés`,
  all: phrase`Ces achats sont déjà déclarés.`,
  some: (count: number): string =>
    count < 2 ? phrase`Un article est déjà déclaré.` : phrase`${count} articles sont déjà déclarés.`,
  perhapsOtherwise: phrase`Ils ont pu l'être autrement que dans cette simulation : c'est la déclaration qui compte.`,
  show: phrase`Montrez-la à un agent.`,
  paid: phrase`La déclaration dit ce qui a été payé.`,
  /** Over an amount that the declaration may say otherwise. */
  simulated: phrase`Dans cette simulation`,
  see: 'Voir la déclaration',
} as const;
