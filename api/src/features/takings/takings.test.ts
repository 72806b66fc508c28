import { randomUUID } from 'node:crypto';
import { dayInParis, type MeanTakings, type Takings } from '@retour/contract';
import { centsOf, type MeanOfPayment } from '@retour/core';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { declarationsOn } from '../declaration/testing/declarations-on';
import { pdfText } from '../declaration/testing/pdf-text';

const hourMs = 3_600_000;
const offices = ['aeroport-ory', 'port-calais'] as const;

/** What the test itself wrote down of each act. */
interface Written {
  readonly day: string;
  readonly agent: string;
  readonly office: string;
  readonly mean: MeanOfPayment | undefined;
  /** Negative for what was given back, which is the till's that took it. */
  readonly cents: number;
  readonly reversedBy?: string;
}

const sumOf = (written: readonly Written[]): number => written.reduce((sum, { cents }) => sum + cents, 0);

describe.each(engines)('the sheet of a day, on the $name', ({ open }) => {
  let clock = Date.parse('2026-10-20T08:00:00Z');
  let nadia = '';
  let inspector = '';
  let officers: readonly string[] = [];

  const { storage, api } = declarationsOn(open, { now: () => new Date(clock) });
  beforeAll(async () => {
    const person = (firstName: string, isSupervisor = false) =>
      insertAgent(storage.database.run, {
        firstName,
        lastName: 'Martin',
        email: `${randomUUID()}@example.org`,
        isSupervisor,
      });
    officers = [await person('Claire'), await person('Hugo')];
    nadia = await person('Nadia', true);
    inspector = await person('Inès', true);
  });

  const at = (agent: string, office: string) =>
    api.call('PUT', '/api/agent/office/', { agent, body: { office } });
  async function paid(
    agent: string,
    parts: (total: number) => object,
  ): Promise<{ id: string; total: number }> {
    const { id } = await api.submitted();
    const validated = await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    const { total } = validated.json().assessment;
    const body = { status: 'paid', ...parts(centsOf(total)) };
    const answer = await api.call('PATCH', `${id}/`, { agent, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return { id, total: centsOf(total) };
  }
  const sheet = async (query: string, who: { agent?: string; supervisor?: string }): Promise<Takings> => {
    const answer = await api.call('GET', `/api/review/takings/?${query}`, who);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  it('adds up to the trail to the cent, by day, officer, office and mean, over random days', async () => {
    const split = fc.record({
      means: fc.uniqueArray(fc.constantFrom<MeanOfPayment>('card', 'cash', 'bank-cheque'), {
        minLength: 0,
        maxLength: 3,
      }),
      share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    });
    const act = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      officer: fc.nat(1),
      office: fc.nat(1),
      split,
      reverses: fc.option(fc.record({ which: fc.nat(20), by: fc.nat(1) })),
    });
    const standing: { id: string; written: readonly Written[] }[] = [];
    const ledger: Written[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
        const days = new Set<string>();
        for (const { hours, officer, office, split: chosen, reverses } of acts) {
          clock += hours * hourMs + 1_000;
          const day = dayInParis(new Date(clock));
          days.add(day);
          const agent = officers[officer] ?? '';
          const place = offices[office] ?? '';
          await at(agent, place);
          if (reverses !== null && standing.length > 0) {
            // Somebody else than who took the money, wherever they work, that day or another.
            const [undone] = standing.splice(reverses.which % standing.length, 1);
            const supervisor = [nadia, inspector][reverses.by] ?? '';
            await api.call('PUT', '/api/agent/office/', { supervisor, body: { office: place } });
            const body = { status: 'validated', reason: 'Carte refusée après coup.' };
            const answer = await api.call('PATCH', `${undone?.id}/`, { supervisor, body });
            expect(answer.statusCode, answer.body).toBe(200);
            const back = (undone?.written ?? []).map((one) => ({ ...one, day, cents: -one.cents }));
            ledger.push(...back.map((one) => ({ ...one, reversedBy: supervisor })));
            continue;
          }
          let parts: readonly { mean: MeanOfPayment; cents: number }[] = [];
          const { id, total } = await paid(agent, (cents) => {
            const [first, ...others] = chosen.means;
            if (first === undefined) return {};
            const each = Math.max(1, Math.floor((cents * chosen.share) / 3));
            const rest = others.map((mean) => ({ mean, cents: each }));
            parts = [{ mean: first, cents: cents - each * others.length }, ...rest];
            return { payments: parts.map((part) => ({ mean: part.mean, amount: part.cents / 100 })) };
          });
          const lines = parts.length === 0 ? [{ mean: undefined, cents: total }] : parts;
          const written = lines.map((part) => ({ day, agent, office: place, ...part }));
          ledger.push(...written);
          standing.push({ id, written });
        }
        for (const day of days) {
          const told = await sheet(`day=${day}`, { supervisor: nadia });
          const ofDay = ledger.filter((one) => one.day === day);
          expect(centsOf(told.total.net)).toBe(sumOf(ofDay));
          expect(told.trail).toMatchObject({ net: told.total.net, difference: 0 });
          const [trail] = await storage.database.run<{ cents: number }>({
            text: `select coalesce(sum(case when action = 'reversed' then -total_cents else total_cents end), 0)::float8 as cents
              from declaration_history
              where (at at time zone 'Europe/Paris')::date = $1::date
                and (action = 'reversed' or action = 'status-changed' and to_status = 'paid')`,
            values: [day],
          });
          expect(trail?.cents).toBe(sumOf(ofDay));
          for (const row of told.rows) {
            const theirs = ofDay.filter(
              ({ agent, office }) => agent === row.officer.id && office === row.office.id,
            );
            expect(centsOf(row.net)).toBe(sumOf(theirs));
            for (const mean of row.means) {
              expect(centsOf(mean.net)).toBe(sumOf(theirs.filter((one) => one.mean === mean.mean)));
            }
            const byMean = row.means.reduce((sum, { net }) => sum + centsOf(net), 0);
            expect(byMean).toBe(centsOf(row.net));
            for (const { officer, reversed } of row.reversedBy ?? []) {
              const undone = theirs.filter(({ reversedBy }) => reversedBy === officer.id);
              expect(centsOf(reversed)).toBe(-sumOf(undone));
            }
            const byWhom = (row.reversedBy ?? []).reduce((sum, { reversed }) => sum + centsOf(reversed), 0);
            expect(byWhom).toBe(centsOf(row.reversed));
          }
          // Nobody has a till by undoing what another took.
          expect(told.rows.some(({ officer: { id } }) => id === nadia || id === inspector)).toBe(false);
          const byRow = told.rows.reduce((sum, { net }) => sum + centsOf(net), 0);
          expect(byRow).toBe(centsOf(told.total.net));
          const csv = await api.call('GET', `/api/review/takings/movements.csv?day=${day}`, {
            supervisor: nadia,
          });
          const lines: string[][] = parse(csv.body, { bom: true, delimiter: ';', from_line: 2 });
          const cents = (cell = ''): number => Number(cell.replace(',', '') || 0);
          const netOf = (line: string[]): number => cents(line.at(-2)) - cents(line.at(-1));
          expect(lines.reduce((sum, line) => sum + netOf(line), 0)).toBe(sumOf(ofDay));
          for (const [index, name] of ['Claire Martin', 'Hugo Martin'].entries()) {
            const theirs = lines.filter((line) => line[2] === name);
            const written = ofDay.filter(({ agent }) => agent === officers[index]);
            expect(theirs.reduce((sum, line) => sum + netOf(line), 0)).toBe(sumOf(written));
          }
          for (const agent of officers) {
            const own = await sheet(`day=${day}`, { agent });
            expect(centsOf(own.total.net)).toBe(sumOf(ofDay.filter((one) => one.agent === agent)));
            expect(own.rows.every(({ officer: { id } }) => id === agent)).toBe(true);
            expect(own.trail.difference).toBe(0);
          }
          for (const office of offices) {
            const there = await sheet(`day=${day}&office=${office}`, { supervisor: nadia });
            expect(centsOf(there.total.net)).toBe(sumOf(ofDay.filter((one) => one.office === office)));
            expect(there.trail.difference).toBe(0);
          }
        }
      }),
      { numRuns: 6 },
    );
  }, 120_000);

  it('says by how much the till differs, each time it is counted, and nothing of a till that others share in', async () => {
    clock = Date.parse('2026-12-01T10:00:00Z');
    const [claire = '', hugo = ''] = officers;
    await at(claire, offices[0]);
    await at(hugo, offices[0]);
    const { total } = await paid(claire, () => ({ payment: 'cash' }));
    await paid(hugo, () => ({ payment: 'cash' }));
    const day = '2026-12-01';
    const put = (agent: string, body: object) =>
      api.call('PUT', '/api/review/takings/count/', { agent, body: { day, office: offices[0], ...body } });
    const cashOf = ({ means }: { readonly means: readonly MeanTakings[] }) =>
      means.find(({ mean }) => mean === 'cash');
    const short = await put(claire, { counts: [{ mean: 'cash', counted: (total - 150) / 100 }] });
    expect(short.statusCode, short.body).toBe(200);
    expect(cashOf(short.json().total)).toMatchObject({ counted: (total - 150) / 100, difference: -1.5 });
    const whole = await sheet(`day=${day}`, { supervisor: nadia });
    expect(cashOf(whole.total)).not.toHaveProperty('counted');
    const right = await put(claire, { counts: [{ mean: 'cash', counted: total / 100 }] });
    expect(cashOf(right.json().total)).toMatchObject({ difference: 0 });
    await put(hugo, { counts: [{ mean: 'cash', counted: (total + 5) / 100 }] });
    expect(cashOf((await sheet(`day=${day}`, { supervisor: nadia })).total)).toMatchObject({
      difference: 0.05,
    });
    const [{ counts, logged } = {}] = await storage.database.run<{ counts: number; logged: number }>({
      text: `select (select count(*)::int from takings_count where agent_id = $1) as counts,
        (select count(*)::int from access_log where agent_id = $1 and action = 'takings-counted') as logged`,
      values: [claire],
    });
    expect([counts, logged]).toEqual([2, 2]);

    const refused = async (body: object): Promise<unknown> => {
      const answer = await put(claire, body);
      expect(answer.statusCode, answer.body).toBe(422);
      return answer.json().errors[0].code ?? answer.json().errors[0].path;
    };
    const one = { counts: [{ mean: 'cash', counted: 1 }] };
    expect(await refused({ ...one, office: 'port-calais' })).toBe('nothing-to-count');
    expect(await refused({ ...one, day: '2026-12-02' })).toBe('day-not-countable');
    expect(await refused({ ...one, day: '2026-10-20' })).toBe('day-not-countable');
    for (const wrong of [[], [{ mean: 'cash', counted: -1 }], [{ mean: 'cash', counted: 1.005 }]]) {
      await refused({ counts: wrong });
    }
    await refused({ counts: [...one.counts, ...one.counts] });
  });

  it('leaves the till right that took what a supervisor of another office gives back, and says who did', async () => {
    clock = Date.parse('2026-12-03T10:00:00Z');
    const [claire = ''] = officers;
    await at(claire, offices[0]);
    await api.call('PUT', '/api/agent/office/', { supervisor: nadia, body: { office: offices[1] } });
    const kept = await paid(claire, () => ({ payment: 'cash' }));
    const undone = await paid(claire, () => ({ payment: 'cash' }));
    const body = { status: 'validated', reason: 'Carte refusée après coup.' };
    await api.call('PATCH', `${undone.id}/`, { supervisor: nadia, body });
    const counts = [{ mean: 'cash', counted: kept.total / 100 }];
    const till = { day: '2026-12-03', office: offices[0], counts };
    const counted = await api.call('PUT', '/api/review/takings/count/', { agent: claire, body: till });
    expect(counted.json().total.means, counted.body).toMatchObject([{ mean: 'cash', difference: 0 }]);
    const { rows } = await sheet('day=2026-12-03', { supervisor: nadia });
    expect(rows).toMatchObject([
      {
        office: { id: offices[0] },
        officer: { id: claire },
        net: kept.total / 100,
        reversedBy: [
          { officer: { id: nadia, name: 'Nadia Martin' }, reversals: 1, reversed: undone.total / 100 },
        ],
      },
    ]);
    const read = async (file: string) =>
      api.call('GET', `/api/review/takings/${file}?day=2026-12-03`, { agent: claire });
    const [, ...lines]: string[][] = parse((await read('movements.csv')).body, { bom: true, delimiter: ';' });
    expect(lines.map((line) => [line[2], line[5], line[6]])).toEqual([
      ['Claire Martin', 'encaissement', ''],
      ['Claire Martin', 'encaissement', ''],
      ['Claire Martin', 'annulation', 'Nadia Martin'],
    ]);
    const printed = (await pdfText((await read('sheet.pdf')).rawPayload)).join(' ').replace(/\s+/gu, ' ');
    expect(printed).toContain('annulé par Nadia Martin');
    // Undone on a later day, it is that day's, and still of the till that took it.
    clock = Date.parse('2026-12-04T10:00:00Z');
    await api.call('PATCH', `${kept.id}/`, { supervisor: inspector, body });
    const next = await sheet('day=2026-12-04', { agent: claire });
    expect(next).toMatchObject({
      rows: [{ officer: { id: claire }, net: -kept.total / 100 }],
      trail: { difference: 0 },
    });
  });

  it('is nobody else’s to read or to count, whatever is asked, in whichever form', async () => {
    clock = Date.parse('2026-12-10T09:00:00Z');
    const [claire = '', hugo = ''] = officers;
    await at(claire, offices[0]);
    await at(hugo, offices[1]);
    const { total } = await paid(claire, () => ({ payment: 'card' }));
    const query = `day=2026-12-10&office=${offices[0]}&agent=${claire}&agentId=${claire}`;
    expect((await sheet(query, { agent: hugo })).rows).toEqual([]);
    const file = await api.call('GET', `/api/review/takings/movements.csv?${query}`, { agent: hugo });
    expect(parse(file.body, { bom: true, delimiter: ';' })).toHaveLength(1);
    const counts = [{ mean: 'card', counted: total / 100 }];
    const body = { day: '2026-12-10', office: offices[0], counts };
    const forged = { ...body, agentId: claire, agent_id: claire };
    const refused = await api.call('PUT', '/api/review/takings/count/', { agent: hugo, body: forged });
    expect(refused.json().errors, refused.body).toMatchObject([{ code: 'nothing-to-count' }]);
    const [row] = (await sheet('day=2026-12-10', { supervisor: nadia })).rows;
    expect(row?.means[0]).not.toHaveProperty('counted');
  });

  it('counts once what is confirmed twice at the same moment, and agrees with the trail while it moves', async () => {
    clock = Date.parse('2026-12-11T09:00:00Z');
    const [claire = '', hugo = ''] = officers;
    await at(claire, offices[0]);
    await at(hugo, offices[1]);
    const made = await Promise.all(Array.from({ length: 4 }, () => api.submitted()));
    for (const { id } of made)
      await api.call('PATCH', `${id}/`, { agent: claire, body: { status: 'validated' } });
    const pay = (id: string, agent: string) =>
      api.call('PATCH', `${id}/`, { agent, ifMatch: '"3"', body: { status: 'paid', payment: 'card' } });
    const seen: Takings[] = [];
    await Promise.all([
      // The same confirmation twice, and a colleague's of another office for the same declarations.
      ...made.flatMap(({ id }) => [pay(id, claire), pay(id, hugo), pay(id, claire)]),
      (async () => {
        for (let look = 0; look < 10; look += 1)
          seen.push(await sheet('day=2026-12-11', { supervisor: nadia }));
      })(),
    ]);
    seen.push(await sheet('day=2026-12-11', { supervisor: nadia }));
    for (const { total, trail } of seen) expect([total.net, trail.difference]).toEqual([trail.net, 0]);
    const { total, rows } = seen.at(-1) ?? { total: undefined, rows: [] };
    expect(total?.payments).toBe(made.length);
    for (const { office, officer, receipts, payments } of rows) {
      expect(office.id).toBe(officer.id === claire ? offices[0] : offices[1]);
      expect((receipts?.last ?? 0) - (receipts?.first ?? 0) + 1).toBe(payments);
    }
    // Two supervisors give the same payment back at once.
    const [{ id = '' } = {}] = made;
    const back = { status: 'validated', reason: 'Carte refusée après coup.' };
    const answers = await Promise.all(
      [nadia, 's2', nadia].map((supervisor) =>
        api.call('PATCH', `${id}/`, { supervisor, ifMatch: '"4"', body: back }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    const after = await sheet('day=2026-12-11', { supervisor: nadia });
    expect([after.total.reversals, after.trail.difference]).toEqual([1, 0]);
  });

  it('is printed with its officers, its means, its receipts and what was counted', async () => {
    clock = Date.parse('2026-12-05T17:00:00Z');
    const [claire = ''] = officers;
    await at(claire, offices[1]);
    await paid(claire, (cents) => ({
      payments: [
        { mean: 'cash', amount: 10 },
        { mean: 'card', amount: (cents - 1_000) / 100 },
      ],
    }));
    const body = { day: '2026-12-05', office: offices[1], counts: [{ mean: 'cash', counted: 9.5 }] };
    await api.call('PUT', '/api/review/takings/count/', { agent: claire, body });
    const pdf = await api.call('GET', '/api/review/takings/sheet.pdf?day=2026-12-05', { agent: claire });
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const printed = (await pdfText(pdf.rawPayload)).join(' ').replace(/\s+/gu, ' ');
    for (const words of [
      'Encaissements du 5 décembre 2026',
      'Port de Calais, Claire Martin',
      'Espèces',
      '10,00 € (1)',
      '9,50 €',
      '−0,50 €',
      'Carte bancaire',
      'au centime près',
      'Signature',
    ]) {
      expect(printed).toContain(words);
    }
    const empty = await api.call('GET', '/api/review/takings/sheet.pdf?day=2026-01-01', { agent: claire });
    expect((await pdfText(empty.rawPayload)).join(' ')).toContain('Rien n’a été encaissé');
  });
});
