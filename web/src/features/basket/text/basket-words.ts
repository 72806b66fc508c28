import { phrase } from '@retour/core';

/** What the pages of the articles call them: a traveller fills a basket, an agent writes down a traveller's articles. */
export interface BasketWords {
  readonly title: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly see: string;
  readonly add: string;
  readonly added: (name: string) => string;
  readonly removed: (name: string) => string;
}

export const travellerBasketWords: BasketWords = {
  title: 'Votre panier',
  emptyTitle: 'Votre panier est vide',
  empty: phrase`Ajoutez vos achats pour savoir ce que vous devrez payer.`,
  see: 'Voir le panier',
  add: 'Ajouter au panier',
  added: (name) => phrase`${name} : ajouté au panier.`,
  removed: (name) => phrase`« ${name} » est retiré du panier.`,
};
