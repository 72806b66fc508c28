import { formatCount, phrase } from '@retour/core';

/** Of what the typed words find; apart from the words of the list, which every search begins with. */
export const foundProductsText = {
  results: (count: number): string => formatCount(count, 'résultat'),
  /** Typos and words left over: what is shown is only near. */
  nearest: (count: number): string =>
    count < 2
      ? phrase`Aucun article de ce nom. Le plus proche :`
      : phrase`Aucun article de ce nom. Les plus proches :`,
  /** What the words typed sound like. */
  meant: (name: string): string => phrase`Aucun article de ce nom. Vouliez-vous dire « ${name} » ?`,
  nothingFound: (query: string): string => phrase`Aucun article ne correspond à « ${query} ».`,
  notOfferedYet: (query: string): string => phrase`« ${query} » n’est pas proposé à cet âge.`,
  tellAgent: phrase`Si vous en rapportez, dites-le à un agent.`,
  severalAdvice: phrase`Plusieurs articles ? Mettez une virgule entre eux, et leur prix : parfum 80 $, montre 250 $.`,
  oneByOneAdvice: phrase`Plusieurs articles ? Cherchez-les et ajoutez-les un par un.`,
  nothingAdvice: phrase`Essayez un mot plus courant (jouet, lampe, vêtement), ou ajoutez l'article librement, en disant ce que c'est.`,
} as const;
