import { phrase } from '@retour/core';

export const productsText = {
  title: phrase`Qu'avez-vous acheté ?`,
  searchLabel: 'Chercher un article',
  searchPlaceholder: 'Parfum, baskets, whisky…',
  listHint: phrase`Vous pouvez aussi écrire toute une liste : parfum 80 $, montre 250 $.`,
  unkept: phrase`Ce navigateur ne garde pas vos réponses : changer de page, la recharger ou la fermer peut effacer ce que vous écrivez ici.`,
  categories: 'Toutes les catégories',
  recent: 'Choisis récemment',
  common: 'Achats fréquents',
  custom: 'Autre article, pas dans la liste',
  customHint: 'Vous donnez son nom et son prix',
  restricted: 'réglementé',
  notManaged: 'à évaluer',
  tooYoung: (age: number): string =>
    phrase`Avant ${age} ans, il n'y a aucune franchise pour le tabac et l'alcool. Le simulateur ne les calcule pas. Si vous en rapportez, montrez-les à un agent : il dit ce qui est dû.`,
  tooYoungInUnion: (age: number): string =>
    phrase`Avant ${age} ans, au retour de l'Union européenne, le simulateur ne propose ni tabac ni alcool. Si vous en rapportez, montrez-les à un agent : il dit ce qui est dû.`,
  loading: 'Chargement des articles',
} as const;
