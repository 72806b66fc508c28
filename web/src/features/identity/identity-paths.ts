const login = '/agent/authentification';
const forgotten = `${login}/mot-de-passe-oublie`;
const account = '/agent/mon-compte';

export const identityPaths = {
  login,
  return: `${login}/retour`,
  signedOut: `${login}/deconnexion`,
  register: `${login}/inscription`,
  registered: `${login}/inscription-reussie`,
  validation: `${login}/validation`,
  reconnected: `${login}/reconnexion`,
  forgotten,
  linkSent: `${forgotten}/lien-envoye`,
  account,
  changePassword: `${account}/changer-mot-de-passe`,
  passwordChanged: `${account}/changer-mot-de-passe/validation`,
  agents: `${account}/comptes`,
} as const;
