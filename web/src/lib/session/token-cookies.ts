/** What a session is held by on this device (specification §4). */
export interface HeldTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const week = 7 * 24 * 60 * 60;
/** Any age below zero removes a cookie at once. */
const past = -1;
const names = { access: 'accessToken', refresh: 'refreshToken' } as const;

function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  const value = pair?.slice(start.length);
  return value === '' ? undefined : value;
}

/** Over HTTPS, the cookie never leaves by an open line. */
function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}

export const readAccessToken = (): string | undefined => readCookie(names.access);

/** Both tokens, which together count as being signed in; null without one of them. */
export function readTokens(): HeldTokens | null {
  const accessToken = readCookie(names.access);
  const refreshToken = readCookie(names.refresh);
  return accessToken === undefined || refreshToken === undefined ? null : { accessToken, refreshToken };
}

export function saveTokens({ accessToken, refreshToken }: HeldTokens): void {
  writeCookie(names.access, accessToken, week);
  writeCookie(names.refresh, refreshToken, week);
}

export function clearTokens(): void {
  writeCookie(names.access, '', past);
  writeCookie(names.refresh, '', past);
}
