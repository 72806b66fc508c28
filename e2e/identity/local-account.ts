import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { listAgentsRoute, registerAgentRoute, validateEmailRoute } from '@retour/contract';
import { signIn } from '../harness/agent';
import { readLink } from './mailbox';

export interface LocalAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Somebody whom no other test knows. */
export function newcomer(): LocalAccount {
  const name = randomUUID().replace(/\d/g, 'x').slice(0, 8);
  return {
    email: `${name}@douane.gouv.example`,
    password: 'girafe marteau nuage violon',
    firstName: 'Zoé',
    lastName: `Essai ${name}`,
  };
}

export const validationSubject = 'Validez votre adresse e-mail';

/** An account that works: asked for, proved by its mail, approved by Nadia. */
export async function openAccount(page: Page, browser: Browser): Promise<LocalAccount> {
  const account = newcomer();
  await post(page, registerAgentRoute.path, { email: account.email });
  const token = new URL(await readLink(page, account.email, validationSubject), 'http://x').hash.slice(
    '#token='.length,
  );
  await post(page, validateEmailRoute.path, { ...account, token });
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await signIn(colleague, 'nadia');
  const accessToken = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
  const headers = { authorization: `Bearer ${accessToken}` };
  const list = await (await colleague.request.get(listAgentsRoute.path, { headers })).json();
  const { id } = list.agents.find(({ email }: { readonly email: string }) => email === account.email);
  const approval = await colleague.request.post(`/api/agent/${id}/`, {
    headers,
    data: { action: 'approve' },
  });
  expect(approval.ok()).toBe(true);
  await context.close();
  return account;
}

async function post(page: Page, path: string, data: unknown): Promise<void> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The page of the link that a newcomer was sent, whose password is not chosen yet. */
export async function linkOfNewcomer(page: Page): Promise<string> {
  const { email } = newcomer();
  await post(page, registerAgentRoute.path, { email });
  return readLink(page, email, validationSubject);
}

/** Fills the form of the login page and sends it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<LocalAccount, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Adresse e-mail professionnelle').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
