import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsWith, dumpColumns } from '../test/dump-columns';
import { engines } from '../test/engines';
import { insertAgent } from '../test/insert-agent';
import { type Contended, type Held, openContended } from '../test/open-contended';
import { eraseDeclaration } from './features/declaration/erase-declaration';
import { anonymiseDeclarations } from './features/declaration/storage/anonymise-declarations';
import { declarationsOn } from './features/declaration/testing/declarations-on';
import {
  type DeclarationsUnderTest,
  startDeclarations,
} from './features/declaration/testing/start-declarations';
import type { RunStatement } from './platform/database/database';

/** A declaration with a correction of this reason, which waits for a second officer. */
async function proposedOf(
  api: Pick<DeclarationsUnderTest, 'call' | 'submitted'>,
  agent: string,
  reason: string,
): Promise<{ readonly other: string; readonly proposal: string }> {
  const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
  const { id: other } = await api.submitted({ shoppingProducts: [perfume] });
  await api.call('PATCH', `${other}/`, { agent, body: { status: 'validated' } });
  const body = { reason, corrections: [{ customId: 'p', originalValue: 400 }] };
  const proposed = await api.call('POST', `${other}/correction/`, { agent, ifMatch: '"3"', body });
  expect(proposed.statusCode, proposed.body).toBe(202);
  return { other, proposal: proposed.json().pendingCorrection };
}

describe.each(engines)('the erasure of a person whom proposed corrections name, on the $name', ({ open }) => {
  let agent: string;
  let colleague: string;
  const clock = Date.parse('2026-10-15T12:00:00Z');
  const now = () => new Date(clock);

  const { storage, api } = declarationsOn(open, { now });
  beforeAll(async () => {
    const { run } = storage.database;
    agent = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
    colleague = await insertAgent(run, { firstName: 'Hugo', lastName: 'Bernard', email: 'hugo@example.org' });
  });

  const by = { type: 'system', id: null } as const;
  const erase = (id: string) =>
    eraseDeclaration(storage.database.run, { id, ground: 'person', by, at: now() });
  const dump = () => dumpColumns(storage.database.run);

  it('takes the person out of corrections that were proposed of other declarations, waiting or decided', async () => {
    const person = {
      declarantLastName: 'Quenottebleue',
      declarantFirstName: 'Solveig',
      declarantEmail: 'solveig@quenotte.example',
      declarantPhoneNumber: '+33698765400',
    };
    const { id } = await api.submitted(person);
    await api.call('PATCH', `${id}/`, { agent, body: { status: 'refused' } });
    const { publicId } = (await api.call('GET', `${id}/`, { agent })).json();
    const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
    const says = `Achats de Solveig QUENOTTEBLEUE, ${publicId}, 06 98 76 54 00 : facture présentée.`;
    const propose = async (other: string): Promise<string> => {
      const body = { reason: says, corrections: [{ customId: 'p', originalValue: 400 }] };
      const answer = await api.call('POST', `${other}/correction/`, { agent, ifMatch: '"3"', body });
      expect(answer.statusCode, answer.body).toBe(202);
      return answer.json().pendingCorrection;
    };
    const proposals: Record<string, { readonly other: string; readonly proposal: string }> = {};
    for (const fate of ['waits', 'approved', 'refused', 'withdrawn']) {
      const { id: other } = await api.submitted({ shoppingProducts: [perfume] });
      await api.call('PATCH', `${other}/`, { agent, body: { status: 'validated' } });
      proposals[fate] = { other, proposal: await propose(other) };
    }
    const decide = async (fate: string, by: string, body: object): Promise<void> => {
      const { other = '', proposal = '' } = proposals[fate] ?? {};
      const answer = await api.call('POST', `${other}/correction/proposal/${proposal}/`, { agent: by, body });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await decide('approved', colleague, { decision: 'approve' });
    await decide('refused', colleague, { decision: 'refuse', reason: `Non : ${says}` });
    await decide('withdrawn', agent, { decision: 'withdraw' });

    const fingerprints = await storage.database.run<{ digest: string }>({
      text: `select fingerprint as digest from correction_proposal where reason = $1
        union select fingerprint from declaration where correction_reason = $1`,
      values: [says],
    });
    expect(fingerprints).not.toEqual([]);

    expect(await erase(id)).toMatchObject({ kind: 'erased' });

    // Each is a digest of the words that named them.
    const digests = new RegExp(fingerprints.map(({ digest }) => digest).join('|'));
    expect(columnsWith(await dump(), digests)).toEqual([]);
    const traces = new RegExp(`quenotte|solveig|98 ?76 ?54 ?00|${publicId}`, 'i');
    expect(columnsWith(await dump(), traces)).toEqual([]);
    const { other = '', proposal = '' } = proposals.waits ?? {};
    const kept = await api.call('GET', `${other}/correction/proposal/${proposal}/`, { agent: colleague });
    expect(kept.json()).toMatchObject({
      state: 'pending',
      reason: expect.stringMatching(/^Achats de \[effacé\], .* : facture présentée\.$/u),
    });
    // What another officer looks at is still theirs to approve, in the words that are left.
    await decide('waits', colleague, { decision: 'approve' });
    expect((await api.call('GET', `${other}/`, { agent })).json()).toMatchObject({
      version: 4,
      correction: { reason: kept.json().reason },
    });
  });

  it('takes the person out of what moved while it was being read: a kept list, a correction that was approved', async () => {
    const person = { declarantLastName: 'Flanchevert', declarantFirstName: 'Ombeline' };
    const { id } = await api.draft(person);
    const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
    const { id: other } = await api.submitted({ shoppingProducts: [perfume] });
    await api.call('PATCH', `${other}/`, { agent, body: { status: 'validated' } });
    const reason = 'Achats d’Ombeline Flanchevert : facture présentée.';
    const body = { reason, corrections: [{ customId: 'p', originalValue: 400 }] };
    const proposed = await api.call('POST', `${other}/correction/`, { agent, ifMatch: '"3"', body });
    const proposal = proposed.json().pendingCorrection;
    const { run } = storage.database;
    const keep = (...names: readonly string[]) =>
      run({
        text: 'select keep_list_views($1::text, $2::json)',
        values: [agent, JSON.stringify(names.map((name, position) => ({ position, name, query: 'x=1' })))],
      });
    await keep('Ombeline Flanchevert');

    const moved: RunStatement = async (statement) => {
      if (statement.name === 'anonymise-declaration') {
        const decision = { agent: colleague, body: { decision: 'approve' } };
        const answer = await api.call('POST', `${other}/correction/proposal/${proposal}/`, decision);
        expect(answer.statusCode, answer.body).toBe(200);
        await keep('À encaisser', 'Ombeline Flanchevert');
      }
      return run(statement);
    };
    const erased = await eraseDeclaration(moved, { id, ground: 'person', by, at: now() });
    expect(erased).toMatchObject({ kind: 'erased', isNew: true });
    expect(columnsWith(await dump(), /flanchevert|ombeline/i)).toEqual([]);
    expect((await api.call('GET', `${other}/`, { agent })).json()).toMatchObject({
      correction: { reason: 'Achats d’[effacé] : facture présentée.' },
    });
    expect(await run({ text: 'select name from agent_list_view order by position', values: [] })).toEqual([
      { name: 'À encaisser' },
      { name: '[effacé]' },
    ]);
  });

  it('takes the person out of a correction that is approved as they are erased', async () => {
    const person = { declarantLastName: 'Grelotvert', declarantFirstName: 'Perrine' };
    const { id } = await api.draft(person);
    const { other, proposal } = await proposedOf(
      api,
      agent,
      'Achats de Perrine Grelotvert : facture présentée.',
    );
    const late = await startDeclarations(
      storage,
      { now },
      {
        run: async (statement) => {
          if (statement.name === 'keep-correction') {
            expect(await erase(id)).toMatchObject({ kind: 'erased', isNew: true });
          }
          return storage.database.run(statement);
        },
      },
    );
    const decision = { agent: colleague, body: { decision: 'approve' } };
    const approved = await late.call('POST', `${other}/correction/proposal/${proposal}/`, decision);
    expect(approved.json(), approved.body).toMatchObject({
      version: 4,
      correction: { reason: 'Achats de [effacé] : facture présentée.' },
    });
    expect(columnsWith(await dump(), /grelotvert|perrine/i)).toEqual([]);
    await late.app.close();
  });

  it('by its time takes with it a correction that still waits, and whom it names', async () => {
    const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
    const { id } = await api.submitted({ shoppingProducts: [perfume] });
    await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    const body = {
      reason: 'Achats de Tancrède Brindaloue, présent au guichet.',
      corrections: [{ customId: 'p', originalValue: 1 }],
      declared: { declarantFirstName: 'Tancrède', declarantLastName: 'Brindaloue' },
    };
    const answer = await api.call('POST', `${id}/correction/`, { agent, ifMatch: '"3"', body });
    expect(answer.statusCode, answer.body).toBe(202);
    expect(columnsWith(await dump(), /Brindaloue/)).toEqual([
      'correction_proposal.reason',
      'correction_proposal.request',
    ]);
    const at = new Date(clock + 86_400_000);
    await anonymiseDeclarations(storage.database.run, { before: at, at });
    expect(columnsWith(await dump(), /Brindaloue|Tancr/)).toEqual([]);
  });
});

describe('an erasure beside what others write of the declarations that name its person', () => {
  const at = new Date('2026-10-15T12:00:00Z');
  const now = () => at;
  let contended: Contended;
  let api: DeclarationsUnderTest;
  let nadia: string;
  let hugo: string;

  beforeAll(async () => {
    contended = await openContended();
    const { run } = contended;
    nadia = await insertAgent(run, {
      ...{ firstName: 'Nadia', lastName: 'Roux', email: 'nadia@example.org' },
      isSupervisor: true,
    });
    hugo = await insertAgent(run, { firstName: 'Hugo', lastName: 'Bernard', email: 'hugo@example.org' });
    api = await startDeclarations(contended, { now });
  });
  afterAll(async () => {
    await api.app.close();
    await contended.dispose();
  });

  const erase = (id: string) =>
    api.call('POST', `${id}/erasure/`, { supervisor: nadia, body: { ground: 'person' } });

  it('sees what is approved meanwhile', async () => {
    const { run, hold, untilWaiting } = contended;
    const { id } = await api.draft({ declarantLastName: 'Cornebleue', declarantFirstName: 'Aliénor' });
    const { other, proposal } = await proposedOf(api, nadia, 'Achats d’Aliénor Cornebleue.');
    let log: Held | undefined;
    const late = await startDeclarations(
      contended,
      { now },
      {
        run: async (statement) => {
          if (statement.name === 'keep-correction') {
            const chain = 'select from access_log_head where chain = access_log_chain($1::text) for update';
            log = await hold(chain, [hugo]);
          }
          return run(statement);
        },
      },
    );
    const decision = { agent: hugo, body: { decision: 'approve' } };
    const approved = late.call('POST', `${other}/correction/proposal/${proposal}/`, decision);
    await untilWaiting(1);
    const erased = erase(id);
    await Promise.race([erased, untilWaiting(2)]);
    await log?.release();
    expect([await approved, await erased].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(columnsWith(await dumpColumns(run), /cornebleue|aliénor/i)).toEqual([]);
    expect((await api.call('GET', `${other}/`, { agent: hugo })).json()).toMatchObject({
      version: 4,
      correction: { reason: 'Achats d’[effacé].' },
    });
    await late.app.close();
  });

  it('waits for no officer who waits for it', async () => {
    const { hold, untilWaiting } = contended;
    const { id } = await api.draft({ declarantLastName: 'Brindargent', declarantFirstName: 'Gontran' });
    const { id: other } = await api.submitted();
    const refusal = { status: 'refused', reason: 'Achats de Gontran Brindargent.' };
    await api.call('PATCH', `${other}/`, { supervisor: nadia, body: refusal });
    const entry = await hold(
      'select from declaration_history where declaration_id = $1 and reason is not null for update',
      [other],
    );
    const erased = erase(id);
    await untilWaiting(1);
    const reopened = api.call('PATCH', `${other}/`, {
      supervisor: nadia,
      body: { status: 'submitted', reason: 'Facture retrouvée.' },
    });
    await untilWaiting(2);
    await entry.release();
    expect([await erased, await reopened].map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, expect.anything()],
      [200, expect.anything()],
    ]);
  });
});
