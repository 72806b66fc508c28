const login = '/agent/authentification';
const forgotten = `${login}/mot-de-passe-oublie`;
const account = '/agent/mon-compte';

export const identityPaths = {
  home: '/agent',
  login,
  return: `${login}/retour`,
  signedOut: `${login}/deconnexion`,
  register: `${login}/inscription`,
  registered: `${login}/inscription-reussie`,
  validation: `${login}/validation`,
  reconnection: `${login}/reconnexion`,
  reconnected: `${login}/reconnexion-reussie`,
  forgotten,
  linkSent: `${forgotten}/lien-envoye`,
  newPassword: `${forgotten}/nouveau-mot-de-passe`,
  passwordReset: `${forgotten}/validation`,
  account,
  changePassword: `${account}/changer-mot-de-passe`,
  passwordChanged: `${account}/changer-mot-de-passe/validation`,
  office: `${account}/bureau`,
  agents: `${account}/comptes`,
  accessLog: `${account}/journal`,
  unsentMails: `${account}/messages-non-partis`,
  status: `${account}/etat-du-service`,
  /** A page of `review`, among those of supervisors. */
  exports: '/agent/exports',
} as const;
