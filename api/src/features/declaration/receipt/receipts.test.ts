import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, documentProgram, type ServerProgram } from '../../../../test/build-server';
import { engines, type TestDatabase } from '../../../../test/engines';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { mails, queueOf } from '../../../platform/threads/document-queues';
import { createDocuments, type Documents, type DocumentsOptions } from '../../../platform/threads/documents';
import { startDocuments } from '../../../start-documents';
import { anonymiseDue } from '../anonymise-due';
import { nomenclatureOf } from '../described-line';
import { pdfText } from '../testing/pdf-text';
import { sampleDeclaration } from '../testing/sample-declaration';
import { type DeclarationsUnderTest, startDeclarations } from '../testing/start-declarations';
import { makeReceipts } from './receipt-pdf';
import { lastCorrection } from './receipt-text';
import { createReceipts, type Receipts } from './receipts';

const nomenclature = nomenclatureOf(shippedCatalogue);
let lost: Error[] = [];
/** On a machine that is shared. */
const patient = { maxWaitMs: 60_000, maxWorkMs: 60_000 };
const onThreadLost = (error: Error): void => void lost.push(error);

/** Built once: each thread would read its sources anew. */
let program: ServerProgram;
beforeAll(async () => {
  program = await buildServer(documentProgram);
});
afterAll(() => program.remove());

function startBuilt(options: Omit<DocumentsOptions, 'program'>): Documents {
  const built = pathToFileURL(program.file);
  return createDocuments({ ...options, program: { built, source: built } });
}

describe.each(engines)('documents of declarations, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let documents: Documents;

  beforeAll(async () => {
    storage = await open();
    documents = startBuilt({ onThreadLost, ...patient });
    api = await startDeclarations(storage, { receipts: createReceipts(documents) });
  });
  afterAll(async () => {
    await api.app.close();
    await documents.close();
    await storage.dispose();
  });

  const get = (id: string, headers: Record<string, string>) =>
    api.app.inject({ url: `/api/declaration/${id}/receipt.pdf`, headers });

  it('have a tag of their bytes, and are not sent to who holds them', async () => {
    const { id, token } = await api.submitted();
    const headers = { 'x-claim-token': token };
    const first = await get(id, headers);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers['cache-control']).toBe('no-store');
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get(id, { ...headers, 'if-none-match': held });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    const other = await get(id, { ...headers, 'if-none-match': '"other"' });
    expect([other.statusCode, other.rawPayload.equals(first.rawPayload)]).toEqual([200, true]);
  });

  it('are for those who may read the declaration, however recently they were drawn', async () => {
    const { id, token } = await api.submitted();
    const { headers } = await get(id, { 'x-claim-token': token });
    const held = { 'if-none-match': String(headers.etag) };
    expect((await get(id, held)).statusCode).toBe(404);
    expect((await get(id, { ...held, 'x-claim-token': 'x'.repeat(43) })).statusCode).toBe(404);
    expect((await get(id, { ...held, 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('tell what a declaration has become since the last one was drawn', async () => {
    const { id } = await api.submitted();
    const agent = { 'x-test-agent': 'a1' };
    const textOf = async (): Promise<string> => (await pdfText((await get(id, agent)).rawPayload)).join(' ');
    expect(await textOf()).toContain('Récapitulatif avant paiement');
    const refused = await api.call('PATCH', `${id}/`, {
      agent: 'a1',
      body: { status: 'refused', reason: 'Les factures manquent.' },
    });
    expect(refused.statusCode).toBe(200);
    expect(await textOf()).toContain('Les factures manquent.');
    const later = (): Date => new Date(Date.now() + 20 * 365 * 86_400_000);
    const onError = (error: unknown): never => {
      throw error;
    };
    await anonymiseDue({ run: storage.database.run, retentionDays: 1, now: later, onError });
    const erased = await textOf();
    expect(erased).toContain('Données personnelles effacées.');
    expect(erased).not.toContain('Dupont');
    expect(erased).not.toContain('Les factures manquent.');
  });

  it('are those that the drawing makes, with the names of the nomenclature', async () => {
    const product = [...nomenclature.values()].find(({ tariff, unit }) => tariff !== null && unit === null);
    const article = { customId: 'a', id: product?.id ?? '', originalValue: 20, currency: 'EUR' };
    const { id, token } = await api.submitted({ shoppingProducts: [article] });
    const { rawPayload } = await get(id, { 'x-claim-token': token });
    const stored = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    expect(
      rawPayload.equals(
        await makeReceipts([{ declaration: stored, nomenclature, corrections: lastCorrection(stored) }]),
      ),
    ).toBe(true);
    expect((await pdfText(rawPayload)).join(' ')).toContain(product?.name);
  });
});

describe('drawing', () => {
  const content = (name: string) => ({
    declaration: sampleDeclaration({ declarantLastName: name }),
    nomenclature,
    corrections: [],
  });

  it('leaves the requests of others their turn', async () => {
    // From its sources, as where the product is developed.
    const documents = startDocuments({ onThreadLost, ...patient });
    const receipts = createReceipts(documents);
    await receipts.of(content('The thread has started'), mails);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => receipts.of(content(`Dupont ${index}`), mails)),
    );
    delay.disable();
    // Here, each would take tens of milliseconds.
    expect(delay.percentile(50) / 1e6).toBeLessThan(20);
    await documents.close();
  });

  it('gives its turn to each network and to each agent, however much another network asks for', async () => {
    const storage = await engines[0]?.open();
    if (storage === undefined) throw new Error('no engine');
    const documents = startBuilt({ onThreadLost, ...patient });
    const receipts = createReceipts(documents);
    const api = await startDeclarations(storage, { receipts });
    const done: string[] = [];
    // Declared before anything is asked: the crowd comes at once, however slow the machine.
    const declared = await Promise.all(Array.from({ length: 14 }, () => api.submitted()));
    const ask = async (who: string, remoteAddress: string, headers: Record<string, string> = {}) => {
      const { id, token } = declared.pop() ?? (await api.submitted());
      const answer = await api.app.inject({
        url: `/api/declaration/${id}/receipt.pdf`,
        headers: { 'x-claim-token': token, ...headers },
        remoteAddress,
      });
      done.push(`${who} ${answer.statusCode}`);
      return answer;
    };
    const crowd = Array.from({ length: 12 }, () => ask('crowd', '192.0.2.1'));
    const refused = await Promise.race(
      crowd.map(async (one) => {
        const answer = await one;
        return answer.statusCode === 503 ? answer : new Promise<typeof answer>(() => undefined);
      }),
    );
    expect(refused.headers['retry-after']).toBe('5');
    await Promise.all([
      ask('other', '192.0.2.2'),
      ask('agent', '192.0.2.1', { 'x-test-agent': 'a1' }),
      ...crowd,
    ]);
    const drawn = done.filter((one) => one.endsWith('200'));
    expect(drawn.filter((one) => one === 'crowd 200').length).toBeLessThanOrEqual(6);
    expect(drawn).toEqual(expect.arrayContaining(['other 200', 'agent 200']));
    // One or two threads, which each had one of the crowd's in hand; then one of each in turn.
    expect(drawn.slice(0, 6)).toEqual(expect.arrayContaining(['other 200', 'agent 200']));
    await api.app.close();
    await documents.close();
    await storage.dispose();
  }, 180_000);

  it('gives agents theirs at once while more networks than there are places ask for all that they may', async () => {
    const storage = await engines[0]?.open();
    if (storage === undefined) throw new Error('no engine');
    const documents = startBuilt({ onThreadLost, ...patient });
    const receipts = createReceipts(documents);
    const api = await startDeclarations(storage, { receipts });
    const { id, token } = await api.submitted();
    const done: string[] = [];
    const crowd = Array.from({ length: 160 }, async (_, at) => {
      const queue = queueOf({ ip: `198.51.${at % 40}.1` }, { kind: 'public' });
      await receipts.of(content(`Foule ${at}`), queue).then(
        () => done.push('drawn'),
        () => done.push('refused'),
      );
    });
    const answer = await api.app.inject({
      url: `/api/declaration/${id}/receipt.pdf`,
      headers: { 'x-claim-token': token, 'x-test-agent': 'a1' },
      remoteAddress: '198.51.0.1',
    });
    expect(answer.statusCode).toBe(200);
    expect(done.filter((what) => what === 'drawn').length).toBeLessThan(10);
    expect(done.filter((what) => what === 'refused').length).toBeGreaterThan(60);
    await documents.close();
    await Promise.all(crowd);
    await api.app.close();
    await storage.dispose();
  }, 60_000);

  it('draws a first document for a traveller, and those of mails, while forty networks ask for all that they may', async () => {
    const documents = startBuilt({ onThreadLost, ...patient });
    const receipts = createReceipts(documents);
    const done: string[] = [];
    const crowd = Array.from({ length: 160 }, (_, at) =>
      receipts.of(content(`Foule ${at}`), queueOf({ ip: `198.51.${at % 40}.1` }, { kind: 'public' })).then(
        () => done.push('drawn'),
        () => done.push('refused'),
      ),
    );
    await receipts.of(content('Courriel'), mails);
    expect(done.filter((what) => what === 'drawn').length).toBeLessThan(10);
    await receipts.of(content('Dupont'), queueOf({ ip: '192.0.2.1' }, { kind: 'public' }));
    // One of each network at the most, and those in hand.
    expect(done.filter((what) => what === 'drawn').length).toBeLessThan(45);
    await documents.close();
    await Promise.all(crowd);
  }, 60_000);

  it('that takes too long is a 503 that says to come back, and the next one is drawn', async () => {
    lost = [];
    const storage = await engines[0]?.open();
    if (storage === undefined) throw new Error('no engine');
    const documents = startBuilt({ onThreadLost, maxWorkMs: 1 });
    const receipts = createReceipts(documents);
    const api = await startDeclarations(storage, { receipts });
    const { id, token } = await api.submitted();
    const url = `/api/declaration/${id}/receipt.pdf`;
    const refused = await api.app.inject({ url, headers: { 'x-claim-token': token } });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toMatchObject({ code: 'receipt-delayed' });
    expect(lost).toHaveLength(1);
    expect((await api.call('GET', `${id}/`, { token })).statusCode).toBe(200);
    await api.app.close();
    await documents.close();
    await storage.dispose();
  });

  it('is told when the client that asked for it leaves', async () => {
    const storage = await engines[0]?.open();
    if (storage === undefined) throw new Error('no engine');
    const asked: AbortSignal[] = [];
    const documents = startBuilt({ onThreadLost, ...patient });
    const drawn = createReceipts(documents);
    const receipts: Receipts = {
      ...drawn,
      of: (given, asker, signal) => {
        if (signal !== undefined) asked.push(signal);
        return drawn.of(given, asker, signal);
      },
    };
    const api = await startDeclarations(storage, { receipts });
    const { id, token } = await api.submitted();
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const address = api.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /api/declaration/${id}/receipt.pdf HTTP/1.1\r\nHost: a\r\nX-Claim-Token: ${token}\r\n\r\n`,
    );
    await expect.poll(() => asked.length).toBe(1);
    socket.destroy();
    await expect.poll(() => asked[0]?.aborted).toBe(true);
    await api.app.close();
    await documents.close();
    await storage.dispose();
  });
});
