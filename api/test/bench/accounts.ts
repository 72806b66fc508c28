import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type AnswerSteps, answerSteps } from '../../src/features/identity/accounts/answer-in-step';
import { createPasswordHasher } from '../../src/features/identity/accounts/passwords/password-hasher';
import {
  type AccountsUnderTest,
  goodPassword,
  otherPassword,
  someAddress,
  startAccounts,
} from '../../src/features/identity/accounts/testing/start-accounts';
import type { Database } from '../../src/platform/database/database';
import { readMigrations } from '../../src/platform/database/migrations';
import { openServerDatabase } from '../../src/platform/database/server-database';
import { startPeriodicJob } from '../../src/platform/jobs/periodic-job';
import { findPackageRoot } from '../../src/platform/package-root';
import { startPostgres } from '../postgres-cluster';
import { measureLoginTries } from './login-tries';
import { percentile } from './percentile';

interface Probe {
  readonly status: 'active' | 'unverified';
  readonly path: string;
  readonly body: (email: string) => object;
}

const probes: Readonly<Record<string, Probe>> = {
  login: { status: 'active', path: 'agent/login/', body: (email) => ({ email, password: otherPassword }) },
  register: {
    status: 'active',
    path: 'agent/register/',
    body: (email) => ({ email }),
  },
  reset: { status: 'active', path: 'password/ask/', body: (email) => ({ email }) },
  validation: { status: 'unverified', path: 'email/validate/ask/', body: (email) => ({ email }) },
};
const callsAtOnce = 4;

/** How often a random answer about a known address takes longer than one about an unknown address: 0.5 tells nothing. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const all = [
    ...known.map((ms) => ({ ms, isKnown: true })),
    ...unknown.map((ms) => ({ ms, isKnown: false })),
  ];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { isKnown }, at) => (isKnown ? sum + at + 1 : sum), 0);
  return (ranks - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
}

async function insertKnown({ run }: Database, status: string, count: number): Promise<readonly string[]> {
  const passwordHash = await createPasswordHasher().hash(goodPassword);
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.org`);
  await run({
    text: `with made as (
        insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at, validated_at)
        select gen_random_uuid(), 'local', email, email, 'Jeanne', 'Lemaire', $2, now(), now()
        from unnest($1::text[]) as given (email) returning id
      )
      insert into local_account (agent_id, password_hash, password_changed_at) select id, $3, now() from made`,
    values: [emails, status, passwordHash],
  });
  return emails;
}

export interface ProbeFigures {
  readonly samplesAnArm: number;
  readonly auc: number;
  readonly medianMs: { readonly known: number; readonly unknown: number };
  readonly distinctAnswers: number;
}

/** Answers about known and unknown addresses, by turns, each from an address and about a person of its own. */
async function measure(
  api: AccountsUnderTest,
  database: Database,
  probe: Probe,
  samples: number,
): Promise<ProbeFigures> {
  const known = await insertKnown(database, probe.status, samples);
  // Pairs in a random order: a machine that gets slower slows both arms.
  const calls = known.flatMap((email) => {
    const pair = [
      { email, isKnown: true },
      { email: `${randomUUID()}@example.org`, isKnown: false },
    ];
    return Math.random() < 0.5 ? pair : pair.reverse();
  });
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  async function callOneByOne(): Promise<void> {
    for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
      const start = performance.now();
      const answer = await api.browser(someAddress()).post(probe.path, probe.body(call.email));
      times[call.isKnown ? 'known' : 'unknown'].push(performance.now() - start);
      bodies.add(`${answer.statusCode} ${answer.body}`);
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, callOneByOne));
  return {
    samplesAnArm: samples,
    auc: areaUnderCurve(times.known, times.unknown),
    medianMs: { known: percentile(times.known, 50), unknown: percentile(times.unknown, 50) },
    distinctAnswers: bodies.size,
  };
}

interface Measure {
  readonly samples: number;
  /** Calls to measure, `without-step` for the same without waiting for it, and `tries`. */
  readonly names: readonly string[];
}

async function measureAll(
  database: Database,
  { samples, names }: Measure,
  steps: AnswerSteps,
): Promise<Readonly<Record<string, ProbeFigures>>> {
  const api = await startAccounts(
    { database, dispose: database.close },
    { now: () => new Date(), hasher: createPasswordHasher(), answerSteps: steps },
  );
  // Mails leave meanwhile, as they do in the service.
  const delivery = startPeriodicJob({
    name: 'mails',
    watch: () => (work) => work(),
    everyMs: 5_000,
    run: async () => void (await api.mailsOf('')),
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const figures: Record<string, ProbeFigures> = {};
  for (const [name, probe] of Object.entries(probes).filter(([name]) => names.includes(name))) {
    figures[name] = await measure(api, database, probe, samples);
    process.stderr.write(`${name} ${JSON.stringify(figures[name])}\n`);
  }
  await delivery.stop();
  await api.app.close();
  return figures;
}

/**
 * Whether the time of an answer tells that an address is known, as it is served and without waiting for the step; and how
 * many of 10 000 passwords tried on one account are looked at.
 */
export async function benchAccounts(what: Measure): Promise<object> {
  const cluster = await startPostgres('durable');
  const database = await openServerDatabase({
    url: cluster.url,
    migrations: await readMigrations(path.join(findPackageRoot(), 'migrations')),
    onConnectionError: () => undefined,
  });
  const { names } = what;
  const served = await measureAll(database, what, answerSteps);
  const withoutStep = names.includes('without-step')
    ? await measureAll(database, what, { ask: 0.001, logIn: 0.001 })
    : undefined;
  const tries = names.includes('tries') ? await measureLoginTries(database, 10_000) : undefined;
  await database.close();
  await cluster.stop();
  return { served, withoutStep, tries };
}
