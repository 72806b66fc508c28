import { phrase } from '@retour/core';

/** Of a simulation whose articles this device declared already. */
export const declaredText = {
  title: phrase`Achats déjà déclarés`,
  all: phrase`Ces achats sont déjà déclarés.`,
  some: (count: number): string =>
    count < 2
      ? phrase`Un article est déjà déclaré : ce montant le compte encore.`
      : phrase`${count} articles sont déjà déclarés : ce montant les compte encore.`,
  perhapsOtherwise: phrase`Ils ont pu l'être autrement que dans cette simulation : c'est la déclaration qui compte.`,
  show: phrase`Montrez-la à un agent.`,
  over: phrase`Leur contrôle est terminé. La déclaration en dit l'issue.`,
  /** Over an amount that the declaration may say otherwise. */
  simulated: phrase`Dans cette simulation`,
  see: 'Voir la déclaration',
} as const;
