import { formatCount, phrase } from '@retour/core';

export const productsText = {
  title: phrase`Qu'avez-vous acheté ?`,
  searchLabel: 'Chercher un article',
  searchPlaceholder: 'Parfum, baskets, whisky…',
  results: (count: number): string => formatCount(count, 'résultat'),
  nothingFound: (query: string): string => phrase`Aucun article ne correspond à « ${query} ».`,
  notOfferedYet: (query: string): string => phrase`« ${query} » n’est pas proposé à cet âge.`,
  nothingAdvice: phrase`Essayez un mot plus simple, ou ajoutez l'article librement.`,
  categories: 'Toutes les catégories',
  recent: 'Choisis récemment',
  custom: 'Autre article, pas dans la liste',
  customHint: 'Vous donnez son nom et son prix',
  restricted: 'réglementé',
  notManaged: 'à évaluer',
  tooYoung: (age: number): string =>
    phrase`Avant ${age} ans, il n'y a aucune franchise pour le tabac et l'alcool. Le simulateur ne les calcule pas. Si vous en rapportez, montrez-les à un agent : il dit ce qui est dû.`,
  tooYoungInUnion: (age: number): string =>
    phrase`Avant ${age} ans, le simulateur ne propose ni tabac ni alcool. Si vous en rapportez, montrez-les à un agent : il dit ce qui est dû.`,
  chooseError: phrase`Choisissez une des réponses pour continuer.`,
  dontKnow: 'Je ne sais pas',
  next: 'Continuer',
  loading: 'Chargement des articles',
  unknownTitle: 'Cet article n’existe pas',
  unknown: phrase`Il a peut-être changé de nom. Cherchez-le dans la liste.`,
  notOfferedTitle: 'Cet article n’est pas proposé',
  notOffered: phrase`Il n’est pas proposé pour ce retour. Cherchez-en un autre dans la liste.`,
  backToSearch: 'Chercher un article',
} as const;
