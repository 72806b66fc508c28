import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Audience, fetchAudienceSettings } from '../../lib/audience';
import { startupDelays } from '../../lib/startup-moments';

/** Time for the page to be drawn and to have written its title. */
const settleMs = 1000;

export interface PageAudienceProps {
  /** The path that is sent for an address, where its own says too much. */
  readonly pathOf?: ((pathname: string) => string) | undefined;
  /** The title that is sent, where the page's own says too much. */
  readonly title?: string | undefined;
}

/** Counts the pages shown, when the installation measures its audience. */
export function PageAudience({ pathOf, title }: PageAudienceProps): null {
  const { pathname } = useLocation();
  const path = pathOf === undefined ? pathname : pathOf(pathname);
  const [audience, setAudience] = useState<Audience | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    let started: Audience | null = null;
    async function start(): Promise<void> {
      const settings = await fetchAudienceSettings(leaving.signal);
      if (settings === null) return;
      const { startAudience } = await import('../../lib/audience/audience');
      if (leaving.signal.aborted) return;
      started = startAudience(settings);
      setAudience(started);
    }
    // The first page comes first.
    const timer = setTimeout(
      () => void start().catch(() => undefined),
      startupDelays(performance.now()).fade,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
      started?.stop();
    };
  }, []);
  useEffect(() => {
    if (audience === null) return;
    const timer = setTimeout(() => audience.page(path, title ?? document.title), settleMs);
    return () => clearTimeout(timer);
  }, [audience, path, title]);
  return null;
}
