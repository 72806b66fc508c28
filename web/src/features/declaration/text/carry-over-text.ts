import { formatAge, formatCount, phrase } from '@retour/core';

export const carryOverText = {
  title: phrase`Déclarer ces achats ?`,
  lead: phrase`Nous reprenons votre simulation : rien n'est à retaper.`,
  carriedOver: 'Ce qui est repris',
  missing: 'Ce qui reste à donner',
  contact: phrase`Votre nom et votre adresse.`,
  flight: phrase`Votre numéro de vol.`,
  send: phrase`Votre accord : rien n'est déclaré avant « Envoyer ma déclaration ».`,
  age: 'Âge',
  ownAge: phrase`Votre âge.`,
  trip: 'Retour',
  frontier: 'frontalier',
  articles: 'Panier',
  list: 'Votre liste',
  waiting: (count: number): string =>
    formatCount(count, 'article pas encore compté', 'articles pas encore comptés'),
  /** Articles that may be in the luggage and that no amount counts. */
  leftOut: 'Hors du panier',
  replaces: phrase`Vous aviez commencé une déclaration : son voyage et ses articles seront remplacés. Votre nom et votre adresse sont gardés.`,
  pendingTitle: phrase`Une déclaration est en cours d'envoi`,
  pending: phrase`Attendez que son envoi soit confirmé avant d'en faire une autre.`,
  seePending: 'Voir l’envoi en cours',
  /** @param age of the traveller it is of, who may not be the one that declares */
  offer: (articles: string, age: number | undefined): string =>
    age === undefined
      ? phrase`Simulation de cet appareil : ${articles}.`
      : phrase`Simulation de cet appareil : ${articles}, pour un voyageur de ${formatAge(age)}.`,
  alreadyDeclared: (count: number): string =>
    count < 2
      ? phrase`Un article est déjà déclaré : retirez-le ensuite du panier.`
      : phrase`${count} articles sont déjà déclarés : retirez-les ensuite du panier.`,
  goOn: 'Déclarer ces achats',
  nothingTitle: phrase`Rien à reprendre`,
  nothing: phrase`Votre simulation n'a pas encore d'article. Ajoutez vos achats, ou déclarez-les directement.`,
  simulate: 'Simuler mes achats',
  declare: 'Déclarer sans simuler',
} as const;
