import { type APIResponse, expect, type Page } from '@playwright/test';
import {
  authenticateRoute,
  chooseOfficeRoute,
  initiateSignInRoute,
  ownOfficeSchema,
  readOwnOfficeRoute,
  signedInSchema,
} from '@retour/contract';

/** People whom the stand-in of the national provider knows and who may work here: two of the desk, and a supervisor. */
export type TestAgent = 'claire' | 'hugo' | 'nadia';

/** Where a form of the stand-in's page is sent. */
async function formAddress(page: APIResponse): Promise<string> {
  const action = /<form method="post" action="([^"]+)"/.exec(await page.text())?.[1];
  if (action === undefined) throw new Error(`no form at ${page.url()}`);
  return new URL(action, page.url()).href;
}

/**
 * Signs the browser of the page in through the stand-in provider, request for request as the pages do, without
 * drawing them: again when a busy machine sheds load. Each call opens a session of its own; then go to the page wanted.
 */
export async function signIn(page: Page, who: TestAgent = 'claire'): Promise<void> {
  await expect(() => signInOnce(page, who)).toPass({ timeout: 20_000 });
}

/** As everybody does once, before their first payment: of a journey that asks for it, the pages are told that none is chosen. */
async function chooseOffice(request: Page['request'], accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const own = await request.get(readOwnOfficeRoute.path, { headers });
  if (!own.ok()) throw new Error(`office not read: ${own.status()} ${await own.text()}`);
  if (ownOfficeSchema.parse(await own.json()).office !== undefined) return;
  const chosen = await request.put(chooseOfficeRoute.path, { headers, data: { office: 'aeroport-ory' } });
  if (!chosen.ok()) throw new Error(`office refused: ${chosen.status()} ${await chosen.text()}`);
}

async function signInOnce(page: Page, who: TestAgent): Promise<void> {
  const { request } = page;
  const choice = await request.get(initiateSignInRoute.path);
  let step = await request.post(await formAddress(choice), { form: { person: who }, maxRedirects: 0 });
  let address = choice.url();
  while (step.status() >= 300 && step.status() < 400) {
    address = new URL(step.headers().location ?? '', step.url()).href;
    if (new URL(address).pathname === '/agent/authentification/retour') break;
    step = await request.get(address, { maxRedirects: 0 });
  }
  const answer = await request.get(`${authenticateRoute.path}${new URL(address).search}`);
  if (!answer.ok()) throw new Error(`sign-in of ${who} refused: ${answer.status()} ${await answer.text()}`);
  const { accessToken, refreshToken } = signedInSchema.parse(await answer.json());
  await chooseOffice(request, accessToken);
  const url = new URL(answer.url()).origin;
  const common = { url, sameSite: 'Strict', expires: Date.now() / 1_000 + 7 * 24 * 3_600 } as const;
  await page.context().addCookies([
    { ...common, name: 'accessToken', value: accessToken },
    { ...common, name: 'refreshToken', value: refreshToken },
  ]);
}
