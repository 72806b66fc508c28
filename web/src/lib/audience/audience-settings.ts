export interface AudienceSettings {
  /** Full address of the tracker, `…/matomo.php`. */
  readonly trackerUrl: string;
  readonly siteId: string;
}

/** What the server answers to `GET /api/configuration/`, read by hand: the schemas are not there yet at first load. */
interface Configuration {
  readonly matomo?: { readonly url?: unknown; readonly siteId?: unknown } | null;
}

/** The tracker of this installation; null, and nothing is ever sent, unless it names both an address and a site. */
export function toAudienceSettings(configuration: Configuration | null): AudienceSettings | null {
  const { url, siteId } = configuration?.matomo ?? {};
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  if (typeof siteId !== 'string' || !/^\d+$/.test(siteId)) return null;
  const folder = url.endsWith('/') ? url : `${url}/`;
  return { trackerUrl: new URL('matomo.php', folder).href, siteId };
}

/** Asks the server whether this installation measures its audience; silence when it cannot be asked. */
export async function fetchAudienceSettings(signal: AbortSignal): Promise<AudienceSettings | null> {
  try {
    const answer = await fetch('/api/configuration/', { signal });
    return answer.ok ? toAudienceSettings(await answer.json()) : null;
  } catch {
    return null;
  }
}
