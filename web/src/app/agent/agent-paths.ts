/** Where the agents' pages stand. */
export const agentPaths = {
  home: '/agent',
  declarations: '/agent/declaration',
  creation: '/agent/declaration/ajout',
  codes: '/agent/qr-code-manuel',
  nomenclature: '/agent/nomenclature',
  news: '/agent/actualites',
  contact: '/agent/contact',
  authentication: '/agent/authentification',
  reconnection: '/agent/authentification/reconnexion',
  account: '/agent/mon-compte',
  password: '/agent/mon-compte/changer-mot-de-passe',
  agents: '/agent/mon-compte/comptes',
  accessLog: '/agent/mon-compte/journal',
  exports: '/agent/exports',
  unsentMails: '/agent/mon-compte/messages-non-partis',
} as const;
