/** What `GET /api/configuration/` answers, read by hand: the schemas are not there yet at first load. */
export interface Installation {
  readonly matomo?: { readonly url?: unknown; readonly siteId?: unknown } | null;
  readonly retentionDays?: unknown;
  readonly draftDays?: unknown;
  readonly accessLogDays?: unknown;
}

/** Asks the server for its settings; null when it cannot be asked. */
export async function fetchInstallation(signal: AbortSignal): Promise<Installation | null> {
  try {
    const answer = await fetch('/api/configuration/', { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
