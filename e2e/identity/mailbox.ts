import { expect, type Page } from '@playwright/test';

/** The text of the last mail of this subject sent to an address, once it is delivered. */
export async function readMail(page: Page, to: string, subject: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/mail')).text();
      const rows = [...list.matchAll(/<li><a href="([^"]+)">([^<]+)<\/a> — ([^,]+),/g)];
      const row = rows.find(([, , title, recipient]) => title === subject && recipient === to);
      if (row?.[1] === undefined) return false;
      text = await (await page.request.get(row[1])).text();
      return true;
    })
    .toBe(true);
  return text;
}

/** The page that a mail leads to, its token with it. */
export async function readLink(page: Page, to: string, subject: string): Promise<string> {
  const link = /https?:\/\/[^\s"<]+(\/agent\/[^\s"<]+#token=[\w.-]+)/.exec(await readMail(page, to, subject));
  if (link?.[1] === undefined) throw new Error(`no link in “${subject}” for ${to}`);
  return link[1];
}
