import { phrase } from '@retour/core';
import type { Speaker } from '../../declarant/speaker';

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

export const basketWords: Readonly<Record<Speaker, BasketWords>> = {
  traveller: {
    title: 'Votre panier',
    emptyTitle: 'Votre panier est vide',
    empty: phrase`Ajoutez vos achats pour savoir ce que vous devrez payer.`,
    see: 'Voir le panier',
    add: 'Ajouter au panier',
    added: (name) => phrase`${name} : ajouté au panier.`,
    removed: (name) => phrase`« ${name} » est retiré du panier.`,
  },
  agent: {
    title: 'Articles du voyageur',
    emptyTitle: 'Aucun article pour l’instant',
    empty: phrase`Ajoutez les achats du voyageur pour calculer ce qu'il doit.`,
    see: 'Voir les articles',
    add: phrase`Ajouter l'article`,
    added: (name) => phrase`${name} : ajouté.`,
    removed: (name) => phrase`« ${name} » est retiré.`,
  },
};
