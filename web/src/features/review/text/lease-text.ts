import { isolated, phrase } from '@retour/core';

const somebody = 'un collègue';

export const leaseText = {
  next: { submitted: 'Suivante à valider', validated: 'Suivante à encaisser' },
  take: 'Prendre la suivante',
  pass: 'Passer à la suivante',
  heldBy: (name: string = somebody): string => phrase`Ouverte par ${isolated(name)}`,
  rowHeldBy: (name: string = somebody): string => phrase`ouverte par ${isolated(name)}`,
  noLock: phrase`Vous pouvez décider aussi : la première décision compte.`,
  /** None is left but those that colleagues hold, if any: how many is not told. */
  allHeld: {
    submitted: phrase`Aucune autre ne vous attend : s'il en reste, vos collègues les ont ouvertes.`,
    validated: phrase`Aucune autre ne vous attend : s'il en reste, vos collègues les ont ouvertes, ou leur correction attend un second agent.`,
  },
  allYours: {
    submitted: phrase`Les autres qui attendent sont ouvertes sans décision, par vous ou par un collègue.`,
    validated: phrase`Les autres qui attendent sont ouvertes sans décision, par vous ou par un collègue, ou leur correction attend un second agent.`,
  },
  seeWaiting: 'Voir celles qui attendent',
  failed: phrase`La déclaration suivante n'a pas pu être demandée. Réessayez dans un instant.`,
} as const;
