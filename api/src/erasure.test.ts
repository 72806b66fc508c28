import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellProof } from '../test/at-scale';
import { captureLogs } from '../test/capture-logs';
import { columnsWith, dumpColumns } from '../test/dump-columns';
import { engines } from '../test/engines';
import { insertAgent } from '../test/insert-agent';
import { everyKnownColumn, travellerColumns } from '../test/known-columns';
import { shippedCatalogue } from '../test/shipped-data';
import { eraseDeclaration } from './features/declaration/erase-declaration';
import { listErasures } from './features/declaration/storage/erasures';
import {
  canaries,
  canaryArticle,
  canaryDeclaration,
  canaryTraces,
} from './features/declaration/testing/canaries';
import { declarationBody } from './features/declaration/testing/declaration-body';
import { declarationsOn } from './features/declaration/testing/declarations-on';

const byCommand = { type: 'system', id: null } as const;

describe.each(engines)('an erasure on the $name', ({ open }) => {
  let logged: () => string;
  let agent: string;
  let colleague: string;
  const clock = Date.parse('2026-10-15T12:00:00Z');
  const now = () => new Date(clock);

  const { storage, api } = declarationsOn(open, { now });
  beforeAll(async () => {
    logged = captureLogs(api.app);
    agent = await insertAgent(storage.database.run, {
      firstName: 'Claire',
      lastName: 'Martin',
      email: 'claire@example.org',
      isSupervisor: true,
    });
    colleague = await insertAgent(storage.database.run, {
      firstName: 'Hugo',
      lastName: 'Bernard',
      email: 'hugo@example.org',
    });
  });

  const erase = (id: string) =>
    eraseDeclaration(storage.database.run, { id, ground: 'person', by: byCommand, at: now() });

  const dump = () => dumpColumns(storage.database.run);

  /** A correction of what was validated that one officer proposes, and another one refuses. */
  async function refuseProposal(id: string): Promise<void> {
    const { customId, customName } = canaryArticle;
    const correct = (change: object, version: number) =>
      api.call('POST', `${id}/correction/`, {
        agent,
        ifMatch: `"${version}"`,
        body: { reason: 'Canariproposition', corrections: [{ customId, ...change }] },
      });
    // Known for what it is, or it could not be validated.
    await correct({ productId: 'parfum', customName, restriction: 'none', originalValue: 900 }, 3);
    await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    const proposed = await correct({ originalValue: 1 }, 5);
    expect(proposed.statusCode, proposed.body).toBe(202);
    const { pendingCorrection } = proposed.json();
    const refused = await api.call('POST', `${id}/correction/proposal/${pendingCorrection}/`, {
      agent: colleague,
      body: { decision: 'refuse', reason: 'Canarirefus de la correction' },
    });
    expect(refused.statusCode, refused.body).toBe(200);
  }

  /** Lived through every call that takes a text, by its traveller and by agents who name them in what they type. */
  async function planted(): Promise<{ id: string; token: string; publicId: string }> {
    const { id, token } = await api.submitted(canaryDeclaration);
    const { publicId } = (await api.call('GET', `${id}/`, { token })).json();
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent,
      ifMatch: '"2"',
      body: {
        reason: 'Canaricorrection',
        corrections: [{ customId: canaryArticle.customId, originalValue: 650 }],
      },
    });
    expect(corrected.statusCode).toBe(200);
    await refuseProposal(id);
    await api.call('PUT', `/api/review/held/${id}/`, { agent });
    const message = {
      subject: 'Une question',
      message: `${canaries.declarantFirstName} ${canaries.declarantLastName} attend au guichet.`,
    };
    expect((await api.call('POST', '/api/contact/', { agent, body: message })).statusCode).toBe(200);
    const about = { subject: `Déclaration ${publicId}`, message: 'Le code du canari ne se lit pas.' };
    expect((await api.call('POST', '/api/contact/', { agent, body: about })).statusCode).toBe(200);
    const { id: productId = '' } = shippedCatalogue.products[0] ?? {};
    const lookup = { productId, searchValue: canaries.declarantEmail };
    expect((await api.call('PUT', '/api/product/history/', { agent, body: lookup })).statusCode).toBe(200);
    const name = `Dossier ${canaries.declarantLastName} ${canaries.declarantFirstName}`;
    const views = [{ name, query: 'status=submitted' }];
    expect((await api.call('PUT', '/api/review/views/', { agent, body: { views } })).statusCode).toBe(200);
    const why = {
      filters: {},
      reason: 'other',
      details: `Contentieux de ${canaries.declarantLastName} ${canaries.declarantFirstName}`,
    };
    expect(
      (await api.call('POST', '/api/review/exports/', { supervisor: agent, body: why })).statusCode,
    ).toBe(200);
    return { id, token, publicId };
  }

  // An agent writes to the support a few times a day.
  beforeEach(() => storage.database.run({ text: 'delete from mail_outbox', values: [] }));

  it('knows every column of every table', async () => {
    expect([...(await dump()).keys()].toSorted()).toEqual([...everyKnownColumn].toSorted());
  });

  it('leaves nothing that names the traveller, in any table or log line, and says that it was done', async () => {
    const { id, token } = await planted();
    const refusal = { status: 'refused', reason: 'Canarirefusal' };
    expect((await api.call('PATCH', `${id}/`, { agent, body: refusal })).statusCode).toBe(200);
    // One mail left, the others wait.
    await storage.database.run({
      text: `update mail_outbox set sent_at = $1 where message_id = (select message_id from mail_outbox limit 1)`,
      values: [now()],
    });
    const before = await dump();
    const [digests] = await storage.database.run<{ digests: string }>({
      text: `select concat_ws('|', claim_token_hash, declaration.fingerprint, proposal.fingerprint) as digests
        from declaration join correction_proposal proposal on proposal.declaration_id = declaration.id
        where declaration.id = $1`,
      values: [id],
    });
    const digest = new RegExp(digests?.digests ?? '');
    expect([...columnsWith(before, canaryTraces), ...columnsWith(before, digest)].toSorted()).toEqual(
      [...travellerColumns].toSorted(),
    );
    const stayed = (await api.call('GET', `${id}/`, { agent })).json();

    expect(await erase(id)).toMatchObject({ kind: 'erased', isNew: true });

    const after = await dump();
    const left = columnsWith(after, canaryTraces);
    tellProof('S9', {
      tried: Object.keys(canaries).length,
      failed: left.length,
      figures: { 'columns read after an erasure': after.size },
    });
    expect(left).toEqual([]);
    expect(columnsWith(after, digest)).toEqual([]);
    expect(logged()).toContain('answer');
    expect(logged()).not.toMatch(canaryTraces);
    const erased = (await api.call('GET', `${id}/`, { agent })).json();
    expect(erased.assessment.total).toBe(stayed.assessment.total);
    expect(erased).toMatchObject({ status: 'refused', declarantLastName: '', country: 'US' });
    expect((await api.call('GET', `${id}/`, { token })).statusCode).toBe(404);
    const { history } = (await api.call('GET', `${id}/history/`, { agent })).json();
    expect(history.at(-1)).toMatchObject({ action: 'anonymised', by: { type: 'system' } });
    expect(await listErasures(storage.database.run)).toEqual([
      { declarationId: id, at: now(), ground: 'person' },
    ]);
    expect(await erase(id)).toMatchObject({ kind: 'erased', isNew: false });
  });

  it('leaves what names somebody else', async () => {
    const { id: erasedId } = await api.draft({ declarantLastName: 'Vin', declarantFirstName: 'Paul' });
    const { id: productId = '' } = shippedCatalogue.products[1] ?? {};
    await api.call('PUT', '/api/product/history/', { agent, body: { productId, searchValue: 'vin rouge' } });
    await api.call('POST', '/api/contact/', { agent, body: { subject: 'Vin', message: 'Où est Paul ?' } });
    const { id: otherId } = await api.submitted({
      declarantLastName: 'Vinot',
      declarantEmail: 'v@exemple.fr',
    });
    expect(await erase(erasedId)).toMatchObject({ kind: 'erased', declaration: { status: 'draft' } });
    const cells = await dump();
    expect(cells.get('product_lookup.search_value')).toContain('vin rouge');
    expect(cells.get('mail_outbox.payload')).toContain('Où est Paul ?');
    expect(cells.get('mail_outbox.recipient')).toContain('v@exemple.fr');
    expect((await api.call('GET', `${otherId}/`, { agent })).json().declarantLastName).toBe('Vinot');
  });

  it('finds the person in whole words, with or without accents, however a number or a reference is spaced', async () => {
    const { id } = await api.draft({
      declarantLastName: 'E',
      declarantFirstName: 'É',
      declarantPhoneNumber: '+33698761234',
    });
    const { publicId } = (await api.call('GET', `${id}/`, { agent })).json();
    const say = (message: string) =>
      api.call('POST', '/api/contact/', { agent, body: { subject: 'Demande', message } });
    const kept = ['une erreur de saisie', 'la boîte à épices', '0698 76 12 345'];
    const gone = [
      'où est E É ?',
      'Mme É. E attend',
      'M. E E',
      'tél. 06.98.76.12.34',
      publicId.replaceAll('-', ' '),
    ];
    for (const message of [...kept, ...gone]) expect((await say(message)).statusCode).toBe(200);
    expect(await erase(id)).toMatchObject({ kind: 'erased' });
    const messages = (await dump()).get('mail_outbox.payload') ?? '';
    for (const message of kept) expect(messages).toContain(message);
    for (const message of gone) expect(messages).not.toContain(message);
  });

  it('takes the person out of what was written of other declarations, and leaves the rest of it', async () => {
    const person = {
      declarantLastName: 'Verdurinette',
      declarantFirstName: 'Oriane',
      declarantEmail: 'oriane@verdu.example',
      declarantPhoneNumber: '+33698765431',
    };
    const { id } = await api.submitted(person);
    await api.call('PATCH', `${id}/`, { agent, body: { status: 'refused' } });
    const { publicId } = (await api.call('GET', `${id}/`, { agent })).json();
    const { id: other } = await api.submitted();
    const writings = ['+33 6 98 76 54 31', '0033698765431', '+33 (0)6 98 76 54 31', '06.98.76.54.31'];
    const reason = `Doublon de ${publicId}, Oriané VERDURINETTE, Oriane@verdu.example, ${writings.join(', ')} : vu au guichet.`;
    await api.call('POST', `${other}/correction/`, {
      agent,
      ifMatch: '"2"',
      body: { reason, corrections: [{ customId: 'a', originalValue: 650 }] },
    });
    const refused = await api.call('PATCH', `${other}/`, { agent, body: { status: 'refused', reason } });
    expect(refused.json(), refused.body).toMatchObject({ status: 'refused', reason });
    expect(await erase(id)).toMatchObject({ kind: 'erased' });
    const left = JSON.stringify([...(await dump())]);
    for (const trace of [
      'Verdurinette',
      'VERDURINETTE',
      'oriane',
      'Oriané',
      '98 76 54',
      '698765431',
      publicId,
    ]) {
      expect(left).not.toContain(trace);
    }
    const { reason: mended } = (await api.call('GET', `${other}/`, { agent })).json();
    expect(mended).toMatch(/^Doublon de \[effacé\], .* : vu au guichet\.$/u);
  });

  it('touches nothing where the words of a name are everybody’s', async () => {
    const reason = 'Contrôle de la semaine demandé par la direction.';
    const others = [];
    for (let index = 0; index < 21; index += 1) {
      const { id } = await api.submitted();
      await api.call('PATCH', `${id}/`, { agent, body: { status: 'refused', reason } });
      others.push(id);
    }
    await api.call('POST', '/api/contact/', {
      agent,
      body: { subject: 'Lecteur', message: 'La douchette est cassée.' },
    });
    for (const [declarantLastName, declarantFirstName] of [
      ['De', 'La'],
      ['L', 'A'],
      ['D', 'E'],
    ]) {
      const { id } = await api.draft({ declarantLastName, declarantFirstName });
      expect(await erase(id)).toMatchObject({ kind: 'erased' });
    }
    const { reason: kept } = (await api.call('GET', `${others[0]}/`, { agent })).json();
    expect(kept).toBe(reason);
    expect((await dump()).get('mail_outbox.payload')).toContain('La douchette est cassée.');
  });

  it('takes an address for no words: a chosen one empties no message', async () => {
    const { id } = await api.draft({ declarantEmail: 'la@douchette.est' });
    const body = { subject: 'Lecteur', message: 'La douchette est cassée.' };
    expect((await api.call('POST', '/api/contact/', { agent, body })).statusCode).toBe(200);
    const named = { subject: 'Demande', message: 'Écrire à LA@douchette.est demain.' };
    expect((await api.call('POST', '/api/contact/', { agent, body: named })).statusCode).toBe(200);
    expect(await erase(id)).toMatchObject({ kind: 'erased' });
    const messages = (await dump()).get('mail_outbox.payload') ?? '';
    expect(messages).toContain(body.message);
    expect(messages).not.toMatch(/douchette\.est/i);
  });

  it.each([
    ['submitted', 'under-way'],
    ['validated', 'under-way'],
    ['paid', 'erased'],
    ['cancelled', 'erased'],
  ])('of a %s declaration: %s', async (status, kind) => {
    const { id, token } = await api.submitted();
    if (status === 'validated' || status === 'paid') {
      await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    }
    if (status === 'paid') await api.call('PATCH', `${id}/`, { agent, body: { status, payment: 'card' } });
    if (status === 'cancelled') await api.call('PATCH', `${id}/`, { token, body: { status } });
    expect((await api.call('GET', `${id}/`, { agent })).json().status).toBe(status);
    expect(await erase(id)).toMatchObject({ kind });
    expect((await api.call('GET', `${id}/`, { agent })).json().declarantLastName === '').toBe(
      kind === 'erased',
    );
  });

  it('is a supervisor’s act, recorded under their name, logged without the person’s', async () => {
    const { id } = await api.draft(canaryDeclaration);
    const { publicId } = (await api.call('GET', `${id}/`, { agent })).json();
    const ask = (reference: string, body: unknown) =>
      api.call('POST', `${reference}/erasure/`, { supervisor: agent, body });
    const unsaid = await ask(publicId, { ground: 'Canari le veut' });
    expect(unsaid.statusCode).toBe(422);
    expect(unsaid.json().errors[0]).toMatchObject({
      path: 'ground',
      message: expect.stringMatching(/^Dites/),
    });
    const erased = await ask(publicId, { ground: 'authority' });
    expect(erased.statusCode).toBe(200);
    expect(erased.json()).toMatchObject({ id, status: 'draft', declarantLastName: '' });
    expect(erased.headers.etag).toBe('"2"');
    expect((await ask(id, { ground: 'authority' })).json()).toEqual(erased.json());
    expect(logged()).toContain(`"declaration":"${id}","ground":"authority"`);
    expect(logged()).not.toMatch(canaryTraces);
    const { history } = (await api.call('GET', `${id}/history/`, { agent })).json();
    expect(history.at(-1)).toMatchObject({ action: 'anonymised', by: { id: agent, name: 'Claire Martin' } });
    const rows = await storage.database.run({
      text: 'select ground, agent_id from erasure where declaration_id = $1',
      values: [id],
    });
    expect(rows).toEqual([{ ground: 'authority', agent_id: agent }]);

    const { id: waiting } = await api.submitted(canaryDeclaration);
    const refused = await ask(waiting, { ground: 'person' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'declaration-under-way', current: 'submitted' });
    expect(refused.json().detail).toContain('(paiement, clôture, refus ou autre issue)');
    expect((await ask('K7Q2MX9TD', { ground: 'person' })).statusCode).toBe(404);
  });

  it('of what nobody declared finds nothing', async () => {
    expect(await erase('0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e')).toEqual({ kind: 'unknown' });
  });

  it('and a change at the same moment do not undo each other', async () => {
    const { id, token } = await api.draft(canaryDeclaration);
    const [outcome] = await Promise.all([
      erase(id),
      api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } }),
    ]);
    const { status, declarantLastName } = (await api.call('GET', `${id}/`, { agent })).json();
    if (outcome.kind === 'erased') expect(declarantLastName).toBe('');
    else
      expect({ status, declarantLastName }).toEqual({
        status: 'submitted',
        declarantLastName: canaries.declarantLastName,
      });
  });

  it('of a draft that an agent wrote stays: sent again, changed or submitted, it brings nobody back', async () => {
    const id = randomUUID();
    const body = declarationBody({ declarantLastName: 'Canarireturn' });
    expect((await api.call('PUT', `${id}/`, { agent, body })).statusCode).toBe(200);
    expect((await erase(id)).kind).toBe('erased');
    const again = await api.call('PUT', `${id}/`, { agent, body });
    expect([again.statusCode, again.json().code]).toEqual([409, 'declaration-erased']);
    const changed = await api.call('PUT', `${id}/`, { agent, body: { ...body, age: 50 } });
    expect(changed.statusCode).toBe(409);
    const submitted = await api.call('PATCH', `${id}/`, { agent, body: { status: 'submitted' } });
    expect(submitted.statusCode).toBe(409);
    expect(columnsWith(await dump(), /Canarireturn/i)).toEqual([]);
  });
});
