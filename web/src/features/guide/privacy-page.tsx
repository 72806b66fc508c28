import { type ReactElement, useEffect, useState } from 'react';
import { toAudienceSettings } from '../../lib/audience';
import { fetchInstallation, type Installation } from '../../lib/installation';
import { type PrivacySettings, privacyPage } from './content/privacy';
import { publisher } from './content/publisher';
import { WrittenPageView } from './prose/written-page';

function toPrivacySettings(installation: Installation | null): PrivacySettings | null {
  const { retentionDays, draftDays, accessLogDays } = installation ?? {};
  if (typeof retentionDays !== 'number' || typeof draftDays !== 'number') return null;
  if (typeof accessLogDays !== 'number') return null;
  const audience = toAudienceSettings(installation);
  const audienceHost = audience === null ? null : new URL(audience.trackerUrl).host;
  return { retentionDays, draftDays, accessLogDays, audienceHost };
}

/** What the server says of itself, once it is there. */
function usePrivacySettings(): PrivacySettings | null {
  const [settings, setSettings] = useState<PrivacySettings | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchInstallation(leaving.signal).then((installation) => {
      if (!leaving.signal.aborted) setSettings(toPrivacySettings(installation));
    });
    return () => leaving.abort();
  }, []);
  return settings;
}

export function PrivacyPage(): ReactElement {
  return <WrittenPageView page={privacyPage(publisher, usePrivacySettings())} />;
}
