import { phrase, typeset } from '@retour/core';

export const sharedAllowanceText = {
  title: 'Une seule franchise pour votre arrivée',
  /** @param others beside the declaration that this is said in, as below */
  text: (others: number): string =>
    others === 1
      ? phrase`Une autre déclaration au même nom, pour le même jour, utilise la franchise, qui compte une seule fois par personne. Si vous l'avez faite, un agent peut vous demander de payer plus.`
      : phrase`${others} autres déclarations au même nom, pour le même jour, utilisent la franchise, qui compte une seule fois par personne. Si vous les avez faites, un agent peut vous demander de payer plus.`,
  declareTogether: (others: number): string =>
    others === 1
      ? phrase`Pour connaître le montant, annulez-la, puis ajoutez ses articles ici.`
      : phrase`Pour connaître le montant, annulez-les, puis ajoutez leurs articles ici.`,
  showAll: (others: number): string =>
    others === 1 ? phrase`Montrez-lui vos deux déclarations.` : phrase`Montrez-lui toutes vos déclarations.`,
  /** While it holds them all. */
  usedToo: (others: number): string => {
    const by = others === 1 ? phrase`une autre déclaration` : phrase`d'autres déclarations`;
    return phrase`La franchise compte une seule fois par personne. Une part au moins est utilisée par ${by} au même nom, pour le même jour.`;
  },
  /** In the place of « Vous n'avez rien à payer à la douane. ». */
  nothingByItself: phrase`Rien à payer pour cette déclaration seule.`,
  /** Over the sum, before it is sent. */
  sumByItself: phrase`À payer pour cette déclaration seule`,
  /** To the agent who reads the screen. */
  alsoSee: (publicIds: readonly string[]): string => {
    const ids = typeset(publicIds.join(', ').replace(/, (?=[^,]*$)/u, ' et '));
    return publicIds.length === 1
      ? phrase`La franchise compte une seule fois par personne : la déclaration ${ids}, au même nom et du même jour, l'utilise aussi.`
      : phrase`La franchise compte une seule fois par personne : les déclarations ${ids}, au même nom et du même jour, l'utilisent aussi.`;
  },
  open: (publicId: string): string => phrase`Voir la déclaration ${typeset(publicId)}`,
} as const;
