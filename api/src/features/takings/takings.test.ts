import type { MeanTakings, Takings } from '@retour/contract';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { pdfText } from '../declaration/testing/pdf-text';
import { tillsOn } from './testing/tills-on';

const offices = ['aeroport-ory', 'port-calais'] as const;

describe.each(engines)('the sheet of a day, on the $name', ({ open }) => {
  const { storage, api, people, setClock, at, paid, sheet } = tillsOn(open);

  it('says by how much the till differs, each time it is counted, and nothing of a till that others share in', async () => {
    setClock(Date.parse('2026-12-01T10:00:00Z'));
    const { claire, hugo, nadia } = people();
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

  it('compares what was counted with what was due at that moment, tells what moved since apart, and says so on each paper', async () => {
    setClock(Date.parse('2026-12-02T17:40:00Z'));
    const { claire } = people();
    const day = '2026-12-02';
    await at(claire, offices[0]);
    const { total } = await paid(claire, () => ({ payment: 'cash' }));
    const body = { day, office: offices[0], counts: [{ mean: 'cash', counted: total / 100 }] };
    await api.call('PUT', '/api/review/takings/count/', { agent: claire, body });
    // The last traveller of the day comes a quarter of an hour after.
    setClock(Date.parse('2026-12-02T17:55:00Z'));
    const late = await paid(claire, () => ({ payment: 'cash' }));
    const told = await sheet(`day=${day}`, { agent: claire });
    const cash = {
      mean: 'cash',
      counted: total / 100,
      difference: 0,
      countedAt: '2026-12-02T17:40:00.000Z',
      since: late.total / 100,
      movementsSince: 1,
    };
    expect(told.rows).toMatchObject([{ means: [cash] }]);
    expect(told.total.means).toMatchObject([cash]);
    const read = (file: string) =>
      api.call('GET', `/api/review/takings/${file}?day=${day}`, { agent: claire });
    const printed = (await pdfText((await read('sheet.pdf')).rawPayload)).join(' ').replace(/\s+/gu, ' ');
    expect(printed).toContain('Compté le 2 décembre 2026 à 18 h 40 (espèces)');
    expect(printed).toMatch(/Depuis : [\d ,]+ € de plus en espèces \(1 mouvement\)\./u);
    const lines: Record<string, string>[] = parse((await read('movements.csv')).body, {
      bom: true,
      delimiter: ';',
      columns: true,
    });
    expect(lines.map(({ Date: moment, Mouvement }) => [moment, Mouvement])).toEqual([
      ['02/12/2026 18:40', 'encaissement'],
      ['02/12/2026 18:40', 'comptage'],
      ['02/12/2026 18:55', 'encaissement'],
    ]);
    expect(lines[1]).toMatchObject({
      'Encaissé en euros': '',
      'Écart au comptage en euros': '0,00',
      'Fichier établi le': '02/12/2026 18:55',
    });
    // Compared with what it was before the last traveller: it is read again first.
    const moved = await api.call('PUT', '/api/review/takings/count/', {
      agent: claire,
      body: { ...body, counts: [{ mean: 'cash', counted: total / 100, due: total / 100 }] },
    });
    expect([moved.statusCode, moved.json().code], moved.body).toEqual([409, 'till-moved']);
    // Counted again, of the whole day.
    const again = [
      { mean: 'cash', counted: (total + late.total - 100) / 100, due: (total + late.total) / 100 },
    ];
    const answer = await api.call('PUT', '/api/review/takings/count/', {
      agent: claire,
      body: { ...body, counts: again },
    });
    expect(answer.json().total.means).toMatchObject([{ difference: -1, since: 0, movementsSince: 0 }]);
    // Less or more than was due, the paper says which, as the screen does.
    expect((await pdfText((await read('sheet.pdf')).rawPayload)).join(' ')).toContain('−1,00 €');
    const over = [{ mean: 'cash', counted: (total + late.total + 150) / 100 }];
    await api.call('PUT', '/api/review/takings/count/', { agent: claire, body: { ...body, counts: over } });
    expect((await pdfText((await read('sheet.pdf')).rawPayload)).join(' ')).toContain('+1,50 €');
  });

  it('counts what ended without a payment too, on each paper, as the trail does', async () => {
    setClock(Date.parse('2026-12-08T10:00:00Z'));
    const { claire, hugo, nadia } = people();
    await at(claire, offices[0]);
    await at(hugo, offices[1]);
    await paid(claire, () => ({ payment: 'cash' }));
    const end = async (agent: string, status: string) => {
      const { id } = await api.submitted();
      const answer = await api.call('PATCH', `${id}/`, { agent, body: { status, reason: 'Au contrôle.' } });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await end(claire, 'seized');
    await end(claire, 'seized');
    await end(claire, 'abandoned');
    await end(hugo, 're-exported');
    await end(hugo, 'refused');
    const free = await api.submitted({
      shoppingProducts: [{ customId: 'a', customName: 'Carnet', originalValue: 12, currency: 'EUR' }],
    });
    const closed = await api.call('PATCH', `${free.id}/`, { agent: claire, body: { status: 'paid' } });
    expect(closed.statusCode, closed.body).toBe(200);
    expect((await sheet('day=2026-12-08', { agent: claire })).trail.closed).toBe(1);
    const endedOf = async (query: string, who: object) =>
      (await sheet(`day=2026-12-08${query}`, who)).trail.ended;
    const none = { refused: 0, abandoned: 0, 're-exported': 0, seized: 0, cancelled: 0 };
    const hers = { ...none, seized: 2, abandoned: 1 };
    const his = { ...none, 're-exported': 1, refused: 1 };
    expect(await endedOf('', { agent: claire })).toEqual(hers);
    expect(await endedOf('', { agent: hugo })).toEqual(his);
    expect(await endedOf('', { supervisor: nadia })).toEqual({ ...hers, 're-exported': 1, refused: 1 });
    expect(await endedOf(`&office=${offices[1]}`, { supervisor: nadia })).toEqual(his);
    const [trail] = await storage.database.run<{ ended: number }>({
      text: `select count(*)::int as ended from declaration_history
        where (at at time zone 'Europe/Paris')::date = '2026-12-08' and action = 'status-changed'
          and to_status in ('refused', 'abandoned', 're-exported', 'seized')`,
      values: [],
    });
    expect(trail?.ended).toBe(5);

    const read = async (file: string) =>
      api.call('GET', `/api/review/takings/${file}?day=2026-12-08`, { agent: claire });
    const printed = (await pdfText((await read('sheet.pdf')).rawPayload)).join(' ').replace(/\s+/gu, ' ');
    expect(printed).toContain('Sans encaissement : 1 abandonnée, 2 saisies.');
    const lines: Record<string, string>[] = parse((await read('movements.csv')).body, {
      bom: true,
      delimiter: ';',
      columns: true,
    });
    expect(lines.map(({ Mouvement }) => Mouvement).sort()).toEqual([
      'abandon',
      'clôture sans rien à payer',
      'encaissement',
      'saisie',
      'saisie',
    ]);
    const seized = lines.find(({ Mouvement }) => Mouvement === 'saisie');
    expect(seized).toMatchObject({ Agent: 'Claire Martin', Reçu: '', 'Encaissé en euros': '' });
    // As in the list's own file, so that one is found by what the other says.
    expect(lines.map(({ Déclaration }) => Déclaration)).toEqual(
      lines.map(() => expect.stringMatching(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/u)),
    );
    expect(seized?.Bureau).not.toBe('');
  });

  it('counts no more what was taken up again the same day, as the home page, and says who took it up and of which office', async () => {
    const { claire, nadia } = people();
    await at(claire, offices[0]);
    let clock = Date.parse('2026-12-14T10:00:00Z');
    const change = async (id: string, status: string, who: object) => {
      clock += 60_000;
      setClock(clock);
      const reason = status === 'paid' || status === 'validated' ? {} : { reason: 'Au contrôle.' };
      const body = {
        status,
        ...(Object.hasOwn(who, 'supervisor') ? { reason: 'Décidé trop vite.' } : reason),
      };
      const answer = await api.call('PATCH', `${id}/`, { ...who, body });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const read = async (day: string) => {
      const { trail } = await sheet(`day=${day}`, { supervisor: nadia });
      const home = (await api.call('GET', '/api/review/day/', { supervisor: nadia })).json();
      const ofOffice = (await sheet(`day=${day}&office=${offices[0]}`, { supervisor: nadia })).trail;
      expect(ofOffice).toEqual(trail);
      const csv = await api.call('GET', `/api/review/takings/movements.csv?day=${day}`, { agent: claire });
      const lines: Record<string, string>[] = parse(csv.body, { bom: true, delimiter: ';', columns: true });
      const file = `/api/review/takings/sheet.pdf?day=${day}`;
      const pdf = await api.call('GET', file, { supervisor: nadia });
      const printed = (await pdfText(pdf.rawPayload)).join(' ').replace(/\s+/gu, ' ');
      return { trail, home, lines, printed };
    };
    const seized = await api.submitted();
    const abandoned = await api.submitted();
    const free = await api.submitted({
      shoppingProducts: [{ customId: 'a', customName: 'Carnet', originalValue: 12, currency: 'EUR' }],
    });
    await change(seized.id, 'seized', { agent: claire });
    await change(abandoned.id, 'abandoned', { agent: claire });
    await change(free.id, 'paid', { agent: claire });
    expect((await read('2026-12-14')).trail).toMatchObject({ closed: 1, ended: { seized: 1, abandoned: 1 } });
    await change(seized.id, 'submitted', { supervisor: nadia });
    await change(free.id, 'validated', { supervisor: nadia });
    const { trail, home, lines, printed } = await read('2026-12-14');
    expect(trail).toMatchObject({ closed: 0, reopened: 0, ended: { seized: 0, abandoned: 1 } });
    expect([home.seized.declarations, home.abandoned.declarations]).toEqual([0, 1]);
    expect(printed).toContain('Sans encaissement : 1 abandonnée.');
    expect(printed).not.toContain('close sans rien à payer');
    const office = lines[0]?.Bureau;
    expect(office).not.toBe('');
    expect(
      lines.map((line) => [
        line.Date,
        line.Bureau,
        line.Agent,
        line.Mouvement,
        line['Annulé ou rouvert par'],
      ]),
    ).toEqual([
      ['14/12/2026 11:01', office, 'Claire Martin', 'saisie', ''],
      ['14/12/2026 11:02', office, 'Claire Martin', 'abandon', ''],
      ['14/12/2026 11:03', office, 'Claire Martin', 'clôture sans rien à payer', ''],
      ['14/12/2026 11:04', office, 'Claire Martin', 'réouverture', 'Nadia Martin'],
      ['14/12/2026 11:05', office, 'Claire Martin', 'clôture annulée', 'Nadia Martin'],
    ]);
    // Taken up again another day, the sheet that was signed stays; the other day says it.
    clock = Date.parse('2026-12-15T10:00:00Z');
    await change(abandoned.id, 'submitted', { supervisor: nadia });
    expect((await read('2026-12-14')).trail).toMatchObject({ ended: { abandoned: 1 } });
    const next = await read('2026-12-15');
    expect(next.trail).toMatchObject({ reopened: 1, ended: { abandoned: 0 } });
    expect(next.printed).toContain('1 rouverte, close un autre jour.');
    expect(next.lines.map(({ Mouvement, Bureau }) => [Mouvement, Bureau])).toEqual([['réouverture', office]]);
  });

  it('leaves the till right that took what a supervisor of another office gives back, and says who did', async () => {
    setClock(Date.parse('2026-12-03T10:00:00Z'));
    const { claire, nadia, inspector } = people();
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
      ['Claire Martin', 'comptage', ''],
    ]);
    const printed = (await pdfText((await read('sheet.pdf')).rawPayload)).join(' ').replace(/\s+/gu, ' ');
    expect(printed).toMatch(/Remboursé : [\d ,]+ € pour 1 reçu annulé par Nadia Martin\./u);
    // Undone on a later day, it is that day's, and still of the till that took it.
    setClock(Date.parse('2026-12-04T10:00:00Z'));
    await api.call('PATCH', `${kept.id}/`, { supervisor: inspector, body });
    const next = await sheet('day=2026-12-04', { agent: claire });
    expect(next).toMatchObject({
      rows: [{ officer: { id: claire }, net: -kept.total / 100 }],
      trail: { difference: 0 },
    });
  });

  it('is nobody else’s to read or to count, whatever is asked, in whichever form', async () => {
    setClock(Date.parse('2026-12-10T09:00:00Z'));
    const { claire, hugo, nadia } = people();
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
    setClock(Date.parse('2026-12-11T09:00:00Z'));
    const { claire, hugo, nadia } = people();
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
    setClock(Date.parse('2026-12-05T17:00:00Z'));
    const { claire } = people();
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
      ' € (2) ',
      'Entre parenthèses : 2 paiements, pour 1 reçu.',
      'au centime près',
      'Signature',
    ]) {
      expect(printed).toContain(words);
    }
    const empty = await api.call('GET', '/api/review/takings/sheet.pdf?day=2026-01-01', { agent: claire });
    const said = (await pdfText(empty.rawPayload)).join(' ');
    expect(said).toContain('Rien n’a été encaissé');
    expect(said).not.toContain('Ces sommes');
  });
});
