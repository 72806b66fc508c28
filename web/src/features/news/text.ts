import { formatCount, phrase } from '@retour/core';

export const newsText = {
  title: 'Actualités',
  lead: 'Ce qui change dans les taux et dans la pratique. Les chiffres viennent des tables du service.',
  unread: 'Nouveau',
  unreadCount: (count: number): string =>
    count === 0 ? 'Vous avez tout lu.' : formatCount(count, 'actualité non lue', 'actualités non lues'),
  readAll: 'Tout marquer comme lu',
  allRead: 'Tout est marqué comme lu.',
  sources: 'Sources',
  back: 'Toutes les actualités',
  unknownTitle: 'Cette actualité n’existe plus',
  unknown: phrase`Le lien est peut-être ancien : lisez les autres dans la liste.`,
  label: 'Élément',
} as const;

export const kindText = { rates: 'Taux', practice: 'Pratique' } as const;
