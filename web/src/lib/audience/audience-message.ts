import type { AudienceSettings } from './audience-settings';

export type AudienceEvent =
  | { readonly kind: 'page'; readonly path: string; readonly title: string }
  | { readonly kind: 'heartbeat' };

/** A reference, a number, a key: long enough, with two digits or a digit and a capital. */
const identifier = /^(?=.*\d.*\d|.*[A-Z].*\d|.*\d.*[A-Z])[\w-]{6,}$/;

/** The path without query nor fragment, and with whatever looks like an identifier left out. */
export function anonymousPath(path: string): string {
  const [pathname = '/'] = path.split(/[?#]/);
  return pathname
    .split('/')
    .map((part) => (identifier.test(part) ? '_' : part))
    .join('/');
}

/**
 * The address to call, in Matomo's own words, limited to what the exemption from consent allows:
 * no cookie, no visitor identifier, no screen, no referrer, no search words.
 */
export function audienceMessage(
  settings: AudienceSettings,
  origin: string,
  page: string,
  event: AudienceEvent,
): string {
  const address = new URL(settings.trackerUrl);
  const fields: Readonly<Record<string, string>> = {
    idsite: settings.siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    url: `${origin}${anonymousPath(event.kind === 'page' ? event.path : page)}`,
    ...(event.kind === 'page' ? { action_name: event.title } : { ping: '1' }),
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
