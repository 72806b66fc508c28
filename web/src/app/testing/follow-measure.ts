import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What the audience measure sends in each test of a file, on an installation that measures; time is the test's. */
export function followMeasure(configuration: object = {}): readonly URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/configuration/') {
        return Response.json({ matomo: { url: 'https://mesure.example/', siteId: '3' }, ...configuration });
      }
      sent.push(new URL(address).searchParams);
      return new Response();
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return sent;
}
