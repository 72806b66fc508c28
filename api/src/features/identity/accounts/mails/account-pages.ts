const authentication = '/agent/authentification';
const forgotten = `${authentication}/mot-de-passe-oublie`;

/** Pages of the web app that mails lead to. */
export const accountPages = {
  login: authentication,
  validation: `${authentication}/validation`,
  forgotten,
  newPassword: `${forgotten}/nouveau-mot-de-passe`,
  agents: '/agent/mon-compte/comptes',
} as const;

export function pageUrl(publicUrl: string, page: string): string {
  return `${publicUrl.replace(/\/+$/, '')}${page}`;
}

/** The token stands in the fragment, which browsers send to no server; the page gives it when its button is pressed. */
export function linkUrl(publicUrl: string, page: string, token: string): string {
  return `${pageUrl(publicUrl, page)}#token=${token}`;
}
