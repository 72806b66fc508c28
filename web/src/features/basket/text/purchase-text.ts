import { phrase } from '@retour/core';

/** Where one article was bought; apart from the words of an article, which the list of products reads too. */
export const purchaseText = {
  elsewhere: phrase`Acheté dans un autre pays ?`,
  hint: phrase`Laissez vide pour le pays du voyage. La franchise reste la même pour tous les pays.`,
  tooYoung: (age: number): string =>
    phrase`Acheté dans ce pays, cet article (tabac ou alcool) n'est pas calculé ici avant ${age} ans : il est à montrer à un agent, qui dit ce qui est dû. Corrigez le pays, ou notez l'article comme à montrer.`,
  toShow: phrase`À montrer à un agent`,
  shown: (name: string): string => phrase`« ${name} » : noté, à montrer à un agent.`,
  unnamed: {
    overseas: phrase`L'outre-mer n'est pas traité ici : montrez cet article à un agent à l'arrivée.`,
    'shared-island': phrase`Acheté dans la partie néerlandaise : choisissez-la dans la liste. Sinon, montrez cet article à un agent à l'arrivée.`,
    france: phrase`Acheté en France : ne comptez pas cet article.`,
  },
  unknown: phrase`Choisissez un pays dans la liste (exemple : Japon), ou laissez vide pour le pays du voyage.`,
} as const;
