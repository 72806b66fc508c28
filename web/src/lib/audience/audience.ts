import { type AudienceEvent, audienceMessage } from './audience-message';
import type { AudienceSettings } from './audience-settings';

const heartbeatMs = 15_000;

export interface Audience {
  /** A page has been shown. */
  readonly page: (path: string, title: string) => void;
  readonly stop: () => void;
}

/** Travellers who ask not to be followed are not counted at all. */
function refusesMeasure(): boolean {
  const signals = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
}

function send(address: string): void {
  fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

const silent: Audience = { page: () => undefined, stop: () => undefined };

/** Counts pages and the time they are looked at. */
export function startAudience(settings: AudienceSettings): Audience {
  if (refusesMeasure()) return silent;
  let current = '/';
  const say = (event: AudienceEvent): void => {
    send(audienceMessage(settings, window.location.origin, current, event));
  };
  const heartbeat = setInterval(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) say({ kind: 'heartbeat' });
  }, heartbeatMs);
  return {
    page: (path, title) => {
      current = path;
      say({ kind: 'page', path, title });
    },
    stop: () => clearInterval(heartbeat),
  };
}
