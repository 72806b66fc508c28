import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { declarationBody } from '../../api/src/features/declaration/testing/declaration-body';
import { ecbFile } from '../../api/test/ecb-file';
import { startPostgres } from '../../api/test/postgres-cluster';
import { sendXml, startRatesServer } from '../../api/test/rates-server';
import { absolute } from '../checks/source-files';
import { newSecrets } from '../cluster/secrets';
import { until } from '../cluster/until';
import { type RunningProduct, startProduct } from '../product/start-product';
import { runCommand } from '../setup/run-command.mjs';
import type { Outcome, Proof, ProofContext } from './proof';

/** Of Debian's package `faketime`: what it is loaded in reads another time. */
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const minutesOff = 5;
const simulations = 5_000;
const declarations = 2_000;
const sessions = 200;
const renewals = 10;
const dayMs = 86_400_000;
const dollar = 1.2345;

const email = 'chef@example.org';
const password = 'lanterne goulot trottoir biniou';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Asked again when a busy machine had no time for it, or one network had asked for too much: that is an answer of neither. */
async function ask(
  { origin }: RunningProduct,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  for (;;) {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== 503 && answer.status !== 429)
      return { status: answer.status, text, headers: answer.headers };
    await delay(1_000);
  }
}

/** Rates of each working day of the last three months: whichever holds today is the same. */
function recentRates(): string {
  const days = Array.from({ length: 90 }, (_, back) => new Date(Date.now() - back * dayMs))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => [day.toISOString().slice(0, 10), { USD: String(dollar), GBP: '0.8700', CHF: '0.9400' }]);
  return ecbFile(Object.fromEntries(days));
}

async function dollarOf(process: RunningProduct): Promise<number | undefined> {
  const { currencies } = JSON.parse((await ask(process, 'GET', 'currency/')).text);
  return currencies.find(({ id }: { readonly id: string }) => id === 'USD')?.rate;
}

interface Article {
  readonly id?: string;
  readonly customName?: string;
  readonly amount?: number;
  readonly originalValue: number;
}

const goods: readonly Article[] = [
  { customName: 'Vase', originalValue: 129.9 },
  { id: 'parfum', originalValue: 88 },
  { id: 'smartphone', originalValue: 899.9 },
  { id: 'robe-coton', originalValue: 77.77 },
];
const cigarettes: Article = { id: 'cigarettes', amount: 400, originalValue: 60 };
const ageOfTobacco = 17;

function someBasket(random: () => number): object {
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const age = 14 + Math.floor(random() * 60);
  const offered = age < ageOfTobacco ? goods : [...goods, cigarettes];
  return {
    age,
    country: among(['US', 'CH', 'GB', 'JP']),
    meanOfTransport: among(['plane', 'boat', 'train', 'car']),
    border: random() < 0.2,
    shoppingProducts: Array.from({ length: 1 + Math.floor(random() * 5) }, (_, at) => {
      const article = among(offered);
      return {
        ...article,
        customId: String(at),
        originalValue: Math.round(article.originalValue * (1 + 4 * random()) * 100) / 100,
        currency: among(['USD', 'GBP', 'CHF', 'EUR']),
      };
    }),
  };
}

type Pair = readonly [RunningProduct, RunningProduct];

async function isSimulatedAlike([one, other]: Pair, basket: object): Promise<boolean> {
  const answers = await Promise.all(
    [one, other].map((process) => ask(process, 'POST', 'simulator/', basket)),
  );
  return answers[0]?.status === 200 && answers[0].text === answers[1]?.text && answers[1].status === 200;
}

/** Made by the one, sent again and submitted to the other, read from both. */
async function isDeclaredAlike([one, other]: Pair, basket: object): Promise<boolean> {
  const path = `declaration/${randomUUID()}/`;
  const claim = { 'x-claim-token': randomBytes(32).toString('base64url') };
  const body = declarationBody(basket as Record<string, unknown>);
  const made = await ask(one, 'PUT', path, body, claim);
  const again = await ask(other, 'PUT', path, body, claim);
  const submitted = await ask(other, 'PATCH', path, { status: 'submitted' }, claim);
  const read = [
    await ask(one, 'GET', path, undefined, claim),
    await ask(other, 'GET', path, undefined, claim),
  ];
  return (
    [made, again, submitted, ...read].every(({ status }) => status === 200) &&
    made.text === again.text &&
    read[0]?.text === read[1]?.text
  );
}

/** Signs in by the one, then renews by each in turn. Whether the session is still there. */
async function isSessionKept([one, other]: Pair): Promise<boolean> {
  const signedIn = await ask(one, 'POST', 'agent/login/', { email, password });
  if (signedIn.status !== 200) return false;
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  let tokens = JSON.parse(signedIn.text);
  for (let turn = 0; turn < renewals; turn += 1) {
    const [here, there] = turn % 2 === 0 ? [other, one] : [one, other];
    const { accessToken, refreshToken } = tokens;
    const body = { accessToken, refreshToken, lastRefresh: false };
    const renewed = await ask(here, 'POST', 'agent-connect/refresh/', body, { cookie });
    if (renewed.status !== 200) return false;
    tokens = JSON.parse(renewed.text);
    const authorization = `Bearer ${tokens.accessToken}`;
    const me = await ask(there, 'GET', 'agent/me/', undefined, { authorization });
    if (me.status !== 200) return false;
  }
  return true;
}

async function makeAgent(pair: Pair, settings: Readonly<Record<string, string>>): Promise<void> {
  const person = ['--email', email, '--first-name', 'Jeanne', '--last-name', 'Lemaire'];
  const { output } = await runCommand(process.execPath, [absolute('api/dist/create-agent.js'), ...person], {
    env: settings,
  });
  const token = /#token=([\w-]+)/.exec(output)?.[1];
  const chosen = await ask(pair[0], 'POST', 'password/reset/', { token, password });
  if (chosen.status !== 200) throw new Error(`no agent could be made: ${output}${chosen.text}`);
}

/** How far apart the times are that they send with their answers, in minutes. */
async function minutesApart(pair: Pair): Promise<number> {
  const times = await Promise.all(
    pair.map(async (process) =>
      Date.parse((await ask(process, 'GET', 'health/live')).headers.get('date') ?? ''),
    ),
  );
  return Math.abs((times[0] ?? Number.NaN) - (times[1] ?? Number.NaN)) / 60_000;
}

/** How many of so many tries failed, a few at a time. */
async function countFailures(tries: number, isKept: (turn: number) => Promise<boolean>): Promise<number> {
  const turns = Array.from({ length: tries }, (_, turn) => turn);
  let failed = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let turn = turns.pop(); turn !== undefined; turn = turns.pop())
        if (!(await isKept(turn))) failed += 1;
    }),
  );
  return failed;
}

async function prove({ scale, random, tell }: ProofContext): Promise<Outcome> {
  const cluster = await startPostgres('volatile');
  const bank = await startRatesServer();
  const started: RunningProduct[] = [];
  const { session, signingKey } = newSecrets();
  const settings = {
    DATABASE_URL: cluster.url,
    TRIAL_TOOLS: 'on',
    LOCAL_ACCOUNTS: 'on',
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_SECRET: session,
    DECLARATION_SIGNING_KEY: signingKey,
    DECLARATIONS_PER_MINUTE: '10000000',
    SIMULATIONS_PER_MINUTE: '10000000',
    AGENT_READS_PER_MINUTE: '10000000',
  };
  const size = (full: number): number => Math.max(20, Math.round(full * scale));
  try {
    bank.answerWith(sendXml(recentRates()));
    started.push(await startProduct({ ...settings, RATES_URL: bank.url }));
    const sign = random() < 0.5 ? '-' : '+';
    started.push(
      await startProduct({
        ...settings,
        // Nothing listens there.
        RATES_URL: 'http://127.0.0.1:9/',
        LD_PRELOAD: faketime,
        FAKETIME: `${sign}${minutesOff}m`,
        // What is waited for lasts as long as it does.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }),
    );
    const [one, other] = started;
    if (one === undefined || other === undefined) throw new Error('a process is missing');
    const pair: Pair = [one, other];
    await until('the rates in the process that reads them', async () => (await dollarOf(one)) === dollar);
    await until('the rates in the other one', async () => (await dollarOf(other)) === dollar, {
      maxMs: 180_000,
    });
    await makeAgent(pair, settings);
    const apart = await minutesApart(pair);
    tell(`the clock of one is ${sign}${minutesOff} min off; both hold the rates that one of them read`);
    const turned = (turn: number): Pair => (turn % 2 === 0 ? pair : [other, one]);
    const unlike = await countFailures(size(simulations), () => isSimulatedAlike(pair, someBasket(random)));
    const undeclared = await countFailures(size(declarations), (turn) =>
      isDeclaredAlike(turned(turn), someBasket(random)),
    );
    const lost = await countFailures(size(sessions), (turn) => isSessionKept(turned(turn)));
    return {
      tried: size(simulations) + size(declarations) + size(sessions),
      failed: unlike + undeclared + lost,
      figures: [
        { name: 'simulations that differ', value: unlike, unit: '', max: 0 },
        { name: 'declarations that differ', value: undeclared, unit: '', max: 0 },
        { name: 'sessions lost', value: lost, unit: '', max: 0 },
        { name: 'clocks apart', value: apart, unit: 'min', min: minutesOff - 0.5 },
        { name: 'renewals', value: size(sessions) * renewals, unit: '' },
      ],
    };
  } finally {
    await Promise.all(started.map((process) => process.remove()));
    await bank.close();
    await cluster.stop();
  }
}

export const twoProcessesProof: Proof = {
  id: 'R13',
  title:
    'Two processes answer alike, one with a wrong clock and without rates, and no session is lost between them',
  missing: () => (existsSync(faketime) ? null : 'this machine lacks faketime'),
  prove,
};
