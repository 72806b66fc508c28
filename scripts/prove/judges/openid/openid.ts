import { freePort } from '../../../../api/test/free-port';
import { sessionTokensSchema, signedInSchema } from '../../../../contract/src';
import { startProduct } from '../../../product/start-product';
import type { Proof } from '../../proof';
import { type Finding, weigh } from '../findings';
import { HandLedBrowser } from './hand-led-browser';
import { missingForLemonldap, type OpenidProvider, startLemonldap } from './lemonldap';

const id = 'S12-openid';
/** One of the people that the provider comes with; their name is their password. */
const person = 'dwho';
const theirDomain = 'badwolf.org';

/** The fields that a form carries unseen. */
function hiddenFields(html: string): Readonly<Record<string, string>> {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const read = (tag: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return Object.fromEntries(
    inputs
      .filter((tag) => read(tag, 'type') === 'hidden')
      .map((tag) => [read(tag, 'name'), read(tag, 'value').replaceAll('&amp;', '&')]),
  );
}

/** The journey of an agent, request for request as the pages make it. */
class Agent {
  readonly browser = new HandLedBrowser();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** To the provider's question, or past it when the person is known there; gives what the browser comes back with. */
  async goToProvider(password: string | null): Promise<URL> {
    const back = `${this.#origin}/agent/authentification/retour`;
    const start = await this.browser.send('GET', `${this.#origin}/api/agent-connect/initiate`);
    const address = start.location;
    if (address === null) throw new Error(`initiate answered ${start.status}: ${start.text}`);
    const page = await this.browser.send('GET', address.href);
    if (page.location !== null) return this.browser.follow(page, back);
    if (password === null) throw new Error('the provider asks who it is');
    const form = { ...hiddenFields(page.text), user: person, password };
    return this.browser.follow(await this.browser.send('POST', address.href, { form }), back);
  }

  async signIn(password: string | null): Promise<{ readonly status: number; readonly text: string }> {
    const { search } = await this.goToProvider(password);
    return this.browser.send('GET', `${this.#origin}/api/agent-connect/authenticate${search}`);
  }

  async call(path: string, bearer: string): Promise<number> {
    return (await this.browser.send('GET', `${this.#origin}${path}`, { bearer })).status;
  }

  /** Out of the service, then of the provider, and back; gives whether the service knew that they came back. */
  async leave(): Promise<boolean> {
    const back = `${this.#origin}/agent/authentification/deconnexion`;
    const start = await this.browser.send('GET', `${this.#origin}/api/agent-connect/logout`);
    if (start.location?.origin === this.#origin) throw new Error('the provider was not told');
    const { searchParams } = await this.browser.follow(start, back);
    const json = { state: searchParams.get('state') };
    const told = await this.browser.send('POST', `${this.#origin}/api/agent-connect/logout-callback/`, {
      json,
    });
    return told.status === 200;
  }

  async renew(tokens: { readonly accessToken: string; readonly refreshToken: string }): Promise<string> {
    const { accessToken, refreshToken } = tokens;
    const answer = await this.browser.send('POST', `${this.#origin}/api/agent-connect/refresh/`, {
      json: { accessToken, refreshToken },
    });
    return sessionTokensSchema.parse(JSON.parse(answer.text)).accessToken;
  }
}

type Look = (step: string, isSo: boolean | Promise<boolean>) => Promise<void>;

async function walk(origin: string, look: Look): Promise<void> {
  const agent = new Agent(origin);
  const signedIn = await agent.signIn(person);
  await look('signs an agent in', signedIn.status === 200);
  if (signedIn.status !== 200) throw new Error(signedIn.text);
  const tokens = signedInSchema.parse(JSON.parse(signedIn.text));
  const account = '/api/agent/me/';
  await look('the session opens what is for agents', (await agent.call(account, tokens.accessToken)) === 200);
  const renewed = await agent.renew(tokens);
  await look('is renewed', (await agent.call(account, renewed)) === 200);
  await look('lets a person in again whom the provider knows', (await agent.signIn(null)).status === 200);
  await look('ends here and at the provider', agent.leave());
  await look('is over here', (await agent.call(account, renewed)) === 401);
  await look(
    'is over at the provider, which asks again',
    agent.signIn(null).then(
      () => false,
      (error: Error) => error.message.includes('asks who it is'),
    ),
  );
}

async function startFor(
  settings: Readonly<Record<string, string>>,
  use: (origin: string, provider: OpenidProvider) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startLemonldap(origin);
  try {
    const product = await startProduct({
      PORT: port,
      SSO_ISSUER: provider.issuer,
      SSO_CLIENT_ID: provider.clientId,
      SSO_CLIENT_SECRET: provider.clientSecret,
      SSO_SIGNING_ALG: 'RS256',
      SSO_ACR_VALUES: 'loa-1,loa-2',
      AGENT_EMAIL_DOMAINS: theirDomain,
      ...settings,
    });
    try {
      await use(origin, provider);
    } finally {
      await product.remove();
    }
  } finally {
    await provider.stop();
  }
}

export const openidJudge: Proof = {
  id,
  title: 'An OpenID provider nobody here wrote (LemonLDAP::NG): sign-in, renewal, end of the session',
  missing: () => {
    const packages = missingForLemonldap();
    return packages.length === 0 ? null : `install ${packages.join(', ')}`;
  },
  prove: async (context) => {
    const findings: Finding[] = [];
    let tried = 0;
    const look: Look = async (step, isSo) => {
      tried += 1;
      const kept = await isSo;
      context.tell(`${kept ? '' : 'NOT SO: '}${step}`);
      if (!kept) findings.push({ rule: step, where: 'LemonLDAP::NG', message: 'not so' });
    };
    await startFor({}, async (origin) => walk(origin, look));
    await startFor({ SSO_ACR_VALUES: 'loa-5' }, async (origin) => {
      await look('a level too low is refused', (await new Agent(origin).signIn(person)).status === 403);
    });
    await startFor({ AGENT_EMAIL_DOMAINS: 'douane.example' }, async (origin) => {
      await look('somebody of elsewhere is refused', (await new Agent(origin).signIn(person)).status === 403);
    });
    return weigh(context, id, tried, findings);
  },
};
