import { phrase } from '@retour/core';

/** What a result says of articles that its amount does not count, though they may be in the luggage. */
export const leftOutText = {
  title: phrase`Résultat incomplet`,
  showTitle: (count: number): string =>
    count < 2 ? phrase`Un article est à montrer à un agent` : phrase`Des articles sont à montrer à un agent`,
  underAge: phrase`À votre âge, il n'y a de franchise ni pour le tabac ni pour l'alcool.`,
  underAgeInUnion: phrase`À votre âge, le simulateur ne propose ni tabac ni alcool.`,
  show: (count: number): string =>
    count < 2
      ? phrase`Un article n'est pas compté ici. Si vous le rapportez, montrez-le à un agent.`
      : phrase`Des articles ne sont pas comptés ici. Si vous les rapportez, montrez-les à un agent.`,
  note: (count: number): string =>
    count < 2
      ? phrase`Un agent dira ce qui est dû pour l'article non compté.`
      : phrase`Un agent dira ce qui est dû pour les articles non comptés.`,
  goOnWithout: (count: number): string =>
    count < 2 ? phrase`Continuer sans cet article` : phrase`Continuer sans ces articles`,
} as const;
