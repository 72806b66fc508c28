import type { Page } from '@playwright/test';
import { expect, test } from '../harness';

const publicPaths = [
  '/',
  '/preparer-mon-voyage',
  '/faqs',
  '/a-propos',
  '/tuto',
  '/mentions-legales',
] as const;

test('SHL-18 By default no page asks anything from anyone else, nor counts its visitors', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of publicPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) || url.includes('matomo'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

async function configureTracker(page: Page, url: string): Promise<void> {
  await page.route('/api/configuration/', (route) =>
    route.fulfill({
      json: { matomo: { url, siteId: '7' }, retentionDays: 30, draftDays: 30, accessLogDays: 365 },
    }),
  );
}

test('SHL-19 Where the audience is measured, only the page and the time spent are sent', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const sent: URL[] = [];
  await configureTracker(page, `${baseURL}/`);
  await page.route('/matomo.php*', (route) => {
    sent.push(new URL(route.request().url()));
    return route.fulfill({ status: 204 });
  });
  await page.clock.install();
  await page.goto('/faqs?id=argent');
  await page.clock.runFor(4_000);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.searchParams.get('url')).toBe(`${baseURL}/faqs`);
  expect(sent[0]?.searchParams.has('_id')).toBe(false);
  await page.clock.runFor(15_000);
  await expect.poll(() => sent.at(-1)?.searchParams.get('ping')).toBe('1');
});
