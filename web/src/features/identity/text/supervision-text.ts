import { phrase } from '@retour/core';

/** The names of the pages of supervisors, in the menu and on « Mon compte », with what is found there. */
export const supervisionText = {
  agents: {
    label: 'Comptes des agents',
    about: phrase`Ouvrir ou fermer un compte, donner le rôle de superviseur.`,
  },
  accessLog: { label: 'Journal des accès', about: phrase`Qui a consulté ou changé quoi, et quand.` },
  exports: { label: 'Exports', about: phrase`Chaque liste sortie du service, et pourquoi.` },
  unsentMails: { label: 'Messages non partis', about: phrase`Les e-mails à renvoyer.` },
  status: {
    label: phrase`État du service`,
    about: phrase`Si tout marche, et que faire sinon.`,
  },
} as const;
