import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAudience } from './audience';
import { anonymousPath } from './audience-message';
import { fetchAudienceSettings, toAudienceSettings } from './audience-settings';

const settings = { trackerUrl: 'https://mesure.example/matomo.php', siteId: '3' };
const calls = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(new Response()),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', calls);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  calls.mockClear();
});

function lastCall(): URLSearchParams {
  return new URL(calls.mock.lastCall?.[0] ?? '').searchParams;
}

test.each([
  [{ matomo: { url: 'https://mesure.example/', siteId: '3' } }, settings],
  [{ matomo: { url: 'https://mesure.example', siteId: '3' } }, settings],
  [
    { matomo: { url: 'https://mesure.example/outil', siteId: '3' } },
    { trackerUrl: 'https://mesure.example/outil/matomo.php', siteId: '3' },
  ],
  [{ matomo: null }, null],
  [{ matomo: { url: 'https://mesure.example/' } }, null],
  [{ matomo: { url: 'mesure', siteId: '3' } }, null],
  [{ matomo: { url: 'https://mesure.example/', siteId: 'x' } }, null],
  [null, null],
])('the configuration %j gives the tracker %j', (configuration, expected) => {
  expect(toAudienceSettings(configuration)).toEqual(expected);
});

test('nothing is measured when the server cannot be asked', async () => {
  calls.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  expect(await fetchAudienceSettings(new AbortController().signal)).toBeNull();
});

test('a page seen is sent once, without cookie, visitor or referrer', () => {
  const audience = startAudience(settings);
  audience.page('/faqs?id=12', 'FAQ');
  audience.stop();
  expect(Object.fromEntries(lastCall())).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    url: `${window.location.origin}/faqs`,
    action_name: 'FAQ',
  });
  expect(calls.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('a heartbeat every 15 seconds says that the page is still looked at', () => {
  const audience = startAudience(settings);
  audience.page('/tuto', 'Comment ça marche');
  vi.advanceTimersByTime(14_999);
  expect(calls).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(lastCall().get('ping')).toBe('1');
  audience.stop();
  vi.advanceTimersByTime(60_000);
  expect(calls).toHaveBeenCalledTimes(2);
});

test('a traveller who asks not to be followed is not counted', () => {
  vi.stubGlobal('navigator', { ...navigator, doNotTrack: '1', onLine: true });
  startAudience(settings).page('/', 'Accueil');
  expect(calls).not.toHaveBeenCalled();
});

test.each([
  ['/declaration/K7MQ-4T9X', '/declaration/_'],
  ['/simulateur/configuration/etape3', '/simulateur/configuration/etape3'],
  ['/faqs?id=argent#haut', '/faqs'],
  ['/preparer-mon-voyage', '/preparer-mon-voyage'],
])('the path %s is sent as %s', (path, sent) => {
  expect(anonymousPath(path)).toBe(sent);
});
