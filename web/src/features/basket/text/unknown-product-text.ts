import { phrase } from '@retour/core';

/** Of an address that leads to no product; apart from the words of the list, which every search begins with. */
export const unknownProductText = {
  unknownTitle: 'Cet article n’existe pas',
  unknown: phrase`Il a peut-être changé de nom. Cherchez-le dans la liste.`,
  notOfferedTitle: 'Cet article n’est pas proposé',
  notOffered: phrase`Il n’est pas proposé pour ce retour. Cherchez-en un autre dans la liste.`,
  backToSearch: 'Chercher un article',
} as const;
