/** Characters of a path that browsers and servers all read alike: no backslash, no space, no control. */
const plain = /^\/agent(?:[/?#][\w\-.~!$&'()*+,;=:@%/?#[\]]*)?$/;
const signInPages = /^\/agent\/authentification(?:\/|$)/;
const anyOrigin = 'https://origin.invalid';

function pathOf(address: string): string | null {
  try {
    const url = new URL(address, anyOrigin);
    return url.origin === anyOrigin ? decodeURIComponent(url.pathname) : null;
  } catch {
    return null;
  }
}

/** The page of the agents' space that a sign-in may lead back to; null for any other address. */
export function readReturnTo(address: string | undefined): string | null {
  if (address === undefined || !plain.test(address)) return null;
  const path = pathOf(address);
  if (path === null || !/^\/agent(?:\/|$)/.test(path) || signInPages.test(path)) return null;
  const isClean = !/\/\/|[\\\p{Cc}]|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path) && !/^\/agent\/*\/\//.test(address);
  return isClean ? address : null;
}
