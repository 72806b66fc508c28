import { fetchInstallation, type Installation } from '../installation';

export interface AudienceSettings {
  /** Full address of the tracker, `…/matomo.php`. */
  readonly trackerUrl: string;
  readonly siteId: string;
}

/** The tracker of this installation; null, and nothing is ever sent, unless it names both an address and a site. */
export function toAudienceSettings(installation: Installation | null): AudienceSettings | null {
  const { url, siteId } = installation?.matomo ?? {};
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  if (typeof siteId !== 'string' || !/^\d+$/.test(siteId)) return null;
  const folder = url.endsWith('/') ? url : `${url}/`;
  return { trackerUrl: new URL('matomo.php', folder).href, siteId };
}

/** Asks the server whether this installation measures its audience; silence when it cannot be asked. */
export async function fetchAudienceSettings(signal: AbortSignal): Promise<AudienceSettings | null> {
  return toAudienceSettings(await fetchInstallation(signal));
}
