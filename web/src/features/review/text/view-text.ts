import { phrase } from '@retour/core';

/** What is said of the lists that an agent keeps, and of their columns. */
export const viewText = {
  label: 'Mes listes',
  toValidate: 'À valider',
  toCollect: 'À encaisser',
  ownOfficeToday: phrase`Mon bureau aujourd'hui`,
  save: 'Garder cette liste',
  manage: 'Renommer ou supprimer',
  saveTitle: phrase`Garder cette liste ?`,
  saveText: phrase`Ses filtres, son ordre et sa taille sont gardés avec votre compte. Ce qui est tapé dans la recherche ne l'est pas.`,
  name: 'Nom de la liste',
  nameHint: phrase`Sans le nom d'un voyageur (exemple : vol du soir).`,
  confirmSave: 'Garder',
  manageTitle: 'Mes listes',
  rename: (name: string): string => phrase`Nom de « ${name} »`,
  remove: (name: string): string => phrase`Supprimer « ${name} »`,
  confirmNames: 'Enregistrer les noms',
  close: 'Fermer',
  none: phrase`Vous n'avez plus de liste gardée.`,
  columns: 'Colonnes',
  columnsLegend: 'Colonnes montrées, après la référence',
} as const;
