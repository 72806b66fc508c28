import { identityPaths } from '../../features/identity/identity-paths';

/** Where the agents' pages stand. */
export const agentPaths = {
  home: '/agent',
  declarations: '/agent/declaration',
  creation: '/agent/declaration/ajout',
  codes: '/agent/qr-code-manuel',
  nomenclature: '/agent/nomenclature',
  news: '/agent/actualites',
  contact: '/agent/contact',
  tutorial: '/agent/tutoriel',
  takings: '/agent/encaissements',
  authentication: identityPaths.login,
  reconnection: identityPaths.reconnection,
  account: identityPaths.account,
  password: identityPaths.changePassword,
  office: identityPaths.office,
  agents: identityPaths.agents,
  accessLog: identityPaths.accessLog,
  exports: identityPaths.exports,
  unsentMails: identityPaths.unsentMails,
  status: identityPaths.status,
} as const;
