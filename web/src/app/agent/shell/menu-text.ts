/** The words of the menu that the tutorial quotes, and its own name there. */
export const menuText = {
  takings: 'Encaissements du jour',
  tutorial: 'Tutoriel',
  leave: 'Se déconnecter',
} as const;
