import { Readable } from 'node:stream';
import { findOffice } from '@retour/core';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { TooSlowError } from '../../../platform/database/database';
import { nomenclatureOf } from '../../declaration/described-line';
import { anonymiseDeclaration } from '../../declaration/storage/anonymise-declarations';
import { declarationsOn } from '../../declaration/testing/declarations-on';
import { shippedOffices } from '../../office/offices';
import { listExported } from '../storage/list-exported';
import { csvOfList } from './csv-of-list';

const people = [
  { declarantLastName: 'Dupont', declarantFirstName: 'Élodie', meanOfTransport: 'boat', country: 'IC' },
  { declarantLastName: 'O’Connor', declarantFirstName: 'Jean-Pierre', declarantEmail: '+cmd@exemple.fr' },
  { declarantLastName: 'Œillet', declarantFirstName: 'Zoé', declarantEmail: '-1@exemple.fr' },
];
const named = { nomenclature: nomenclatureOf(shippedCatalogue), offices: shippedOffices };
const query = { limit: 20, offset: 0 };

describe.each(engines)('the exported list on the $name', ({ open }) => {
  let clock = Date.parse('2026-10-10T21:30:00Z');

  const { storage, api } = declarationsOn(open, { now: () => new Date(clock) });
  beforeAll(async () => {
    for (const person of people) {
      await api.submitted(person);
      clock += 3_600_000;
    }
  });

  async function lines(filters: Readonly<Record<string, unknown>>): Promise<string[]> {
    const answer = await api.exported(filters);
    expect(answer.statusCode).toBe(200);
    return answer.body.split('\r\n');
  }

  it('opens in a spreadsheet set in French, and runs nothing there', async () => {
    const answer = await api.exported();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="declarations-2026-10-11.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.headers['x-export-cut']).toBeUndefined();
    expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [head, newest = '', middle = '', oldest = '', end] = answer.body.slice(1).split('\r\n');
    expect(head).toBe(
      'Référence;État;Créée le;Envoyée le;Validée le;Validée par;Close le;Close par;Modifiée le;Nom;Prénom;Âge;Adresse e-mail;Transport;Vol;Pays des achats;Articles;Valeur en euros, hors argent liquide, lingots et pièces d’or;Droit de douane, interdit compris;Accise et cotisation, interdit compris;TVA, interdit compris;Total en euros, interdit compris;Total minimum;Moyen de paiement;Reçu;Bureau;Déclarée par;À encaisser sans l’interdit en euros;Encaissé en euros;Encaissé par carte;Encaissé en espèces;Encaissé par chèque;Encaissé par chèque de banque;Droit de douane à encaisser;Accise et cotisation à encaisser;TVA à encaisser;Calculé sans l’interdit en euros;Au lieu d’un montant',
    );
    expect(newest).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3};à valider;11\/10\/2026 01:30;/);
    expect(newest).toContain(";Œillet;Zoé;34 ans;'-1@exemple.fr;Avion;AF 123;États-Unis;Vase : ");
    expect(middle).toContain(";O’Connor;Jean-Pierre;34 ans;'+cmd@exemple.fr;");
    expect(oldest).toMatch(
      /;Dupont;Élodie;34 ans;[^;]*;Bateau;AF 123;Îles Canaries;Vase : taxé, (\d+,\d\d) €;\d+,\d\d;0,00;0,00;\1;\1;non;;;;voyageur;\1;;;;;;0,00;0,00;\1;;$/,
    );
    expect(end).toBe('');
  });

  it.each([
    [{ search: 'dupont' }, ['Dupont']],
    [{ search: 'personne' }, []],
    [{ search: '*' }, []],
    [{ meanOfTransports: ['plane'], limit: 1, offset: 1 }, ['Œillet', 'O’Connor']],
    [{ startDate: '2026-10-11' }, ['Œillet', 'O’Connor']],
    [{ endDate: '2026-10-10', status: ['submitted'] }, ['Dupont']],
    [{ sort: 'oldest' }, ['Dupont', 'O’Connor', 'Œillet']],
    [{ sort: 'oldest', search: 'exemple' }, ['Dupont', 'O’Connor', 'Œillet']],
    [{ sort: 'name', limit: 1 }, ['Dupont', 'O’Connor', 'Œillet']],
    [{ sort: 'newest', startDate: '2026-10-11' }, ['Œillet', 'O’Connor']],
  ])('keeps the filters and the order of the list: %j', async (filters, names) => {
    const rows = (await lines(filters)).slice(1, -1);
    expect(rows.map((row) => row.split(';')[9])).toEqual(names);
  });

  it('says that it is cut', async () => {
    for (const search of [undefined, 'exemple']) {
      const list = await listExported(storage.database.run, { ...query, search }, { max: 2 });
      expect(list.isCut).toBe(true);
      let csv = '';
      for await (const part of csvOfList(list, named)) csv += String(part);
      const rows = csv.trim().split('\r\n');
      expect(rows).toHaveLength(4);
      expect(rows.at(-1)).toMatch(/^Liste coupée à 100.000 déclarations.: réduisez la période/u);
    }
    expect((await listExported(storage.database.run, query, { max: 3 })).isCut).toBe(false);
  });

  it('defuses every text that a spreadsheet would run', async () => {
    const { pages } = await listExported(storage.database.run, query, { max: 1 });
    const [row] = (await pages[Symbol.asyncIterator]().next()).value ?? [];
    if (row === undefined) throw new TypeError('no declaration was exported');
    const names = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', 'a;b', 'a"b', 'a\nb'];
    const articles = row.lines
      .slice(0, 1)
      .map((line: object) => ({ ...line, id: null, customName: '=1+1 טלית' }));
    const page = [
      ...names.map((declarantLastName) => ({ ...row, declarantLastName })),
      { ...row, lines: articles },
    ];
    let csv = '';
    for await (const part of csvOfList({ isCut: false, pages: Readable.from([page]) }, named))
      csv += String(part);
    for (const cell of [
      ";'=1+1;",
      ";'+1;",
      ";'-1;",
      ";'@x;",
      ";'\t=1;",
      ';"\'\r=1";',
      ';"a;b";',
      ';"a""b";',
      ';"a\nb";',
      ";'=1+1 טלית : ",
    ]) {
      expect(csv).toContain(cell);
    }
    expect(csv).not.toMatch(/[\u2066-\u2069]/u);
  });

  it('adds up to what waits to be collected, and to what was, by each mean', async () => {
    const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
    const sausage = { customId: 's', customName: 'Saucisson', restriction: 'meat' };
    const person = { declarantLastName: 'Compte' };
    const declare = async (changes: object = {}) => {
      const { id } = await api.submitted({ ...person, shoppingProducts: [perfume], ...changes });
      const { assessment } = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
      const owed: number = (assessment.withoutForbidden ?? assessment).total;
      return { id, owed };
    };
    const become = async (id: string, body: object) => {
      expect((await api.call('PATCH', `${id}/`, { agent: 'a1', body })).statusCode).toBe(200);
    };
    await declare({
      shoppingProducts: [perfume, { ...sausage, originalValue: 12, currency: 'EUR' }],
    });
    const free = await declare({ shoppingProducts: [{ ...perfume, originalValue: 10 }] });
    await become(free.id, { status: 'paid' });
    for (const status of ['refused', 'seized', 'abandoned', 're-exported']) {
      await become((await declare()).id, { status, reason: 'Articles laissés au service.' });
    }
    const due = await declare();
    await become(due.id, { status: 'validated' });
    await become((await declare()).id, { status: 'paid', payment: 'card' });
    const { id, owed } = await declare();
    const payments = [
      { mean: 'card', amount: 50 },
      { mean: 'cash', amount: Math.round((owed - 50) * 100) / 100 },
    ];
    await become(id, { status: 'paid', payments });
    const [head = '', ...rows] = (await lines({ search: 'compte' })).slice(0, -1);
    const names = head.split(';');
    const cells = (name: string): readonly string[] =>
      rows.map((row) => row.split(';')[names.indexOf(name)] ?? '');
    const sum = (name: string): number =>
      cells(name).reduce((cents, cell) => cents + Math.round(Number(cell.replace(',', '.')) * 100), 0);
    const cents = Math.round(owed * 100);
    expect([cents > 5_000, sum('À encaisser sans l’interdit en euros'), sum('Encaissé en euros')]).toEqual([
      true,
      2 * cents,
      2 * cents,
    ]);
    expect([sum('Encaissé par carte'), sum('Encaissé en espèces')]).toEqual([cents + 5_000, cents - 5_000]);
    // What it would have been, as before.
    expect(cells('Total en euros, interdit compris').every((cell) => cell !== '')).toBe(true);
    expect(cells('Encaissé en euros').filter((cell) => cell === '0,00')).toHaveLength(1);
  });

  it('gives of what waits the taxes and the lines that what is asked is made of, without what may not enter', async () => {
    const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
    const ivory = { customId: 'i', customName: 'Statuette', restriction: 'ivory', currency: 'EUR' };
    const rowOf = async (originalValue: number, status?: string) => {
      const declarantLastName = `Part${'ABCD'[count++]}`;
      const { id } = await api.submitted({
        declarantLastName,
        shoppingProducts: [perfume, { ...ivory, originalValue }],
      });
      if (status !== undefined) {
        const body = { status, reason: 'Articles laissés au service.' };
        expect((await api.call('PATCH', `${id}/`, { agent: 'a1', body })).statusCode).toBe(200);
      }
      const list = await api.exported({ search: declarantLastName });
      const [row = {}]: Record<string, string>[] = parse(list.body, {
        bom: true,
        delimiter: ';',
        columns: true,
      });
      return row;
    };
    let count = 0;
    const cents = (cell = ''): number => Math.round(Number(cell.replace(',', '.')) * 100);
    const taxes = ['Droit de douane', 'Accise et cotisation', 'TVA'];
    const sum = (row: Record<string, string>, suffix: string): number =>
      taxes.reduce((all, tax) => all + cents(row[`${tax}${suffix}`]), 0);
    const due = 'À encaisser sans l’interdit en euros';
    const whole = 'Total en euros, interdit compris';

    const dear = await rowOf(700);
    expect(sum(dear, ' à encaisser')).toBe(cents(dear[due]));
    expect(sum(dear, ', interdit compris')).toBe(cents(dear[whole]));
    expect(cents(dear[whole])).toBeGreaterThan(cents(dear[due]));
    for (const row of [dear, await rowOf(10)]) {
      expect(row.Articles).toContain('Statuette : interdit, à remettre');
      expect(row.Articles).toContain(`${row[due]} €`);
      // Never owed: as much before what may not enter is handed over as after.
      expect(row['Accise et cotisation, interdit compris']).toBe('0,00');
    }
    // Nothing waits any more: what was computed of all is still there, by its name, and no order is given.
    const refused = await rowOf(700, 'refused');
    for (const row of [refused, await rowOf(1, 'refused')]) {
      expect(row.Articles?.split('\n')[1]).toBe('Statuette : interdit');
      expect(row.Articles).toContain(`${dear[due]} €`);
    }
    expect(sum(refused, ', interdit compris')).toBe(cents(refused[whole]));
    expect(cents(refused[whole])).toBe(cents(dear[whole]));
    expect(taxes.map((tax) => refused[`${tax} à encaisser`])).toEqual(['', '', '']);
  });

  it('calls no article free of duty that nobody knows, until an officer has closed it', async () => {
    const shoppingProducts = [{ customId: 'b', customName: 'Bidule', originalValue: 10, currency: 'EUR' }];
    const { id } = await api.submitted({ declarantLastName: 'Inconnu', shoppingProducts });
    const articles = async (): Promise<string | undefined> => {
      const { body } = await api.exported({ search: 'Inconnu' });
      const [row]: Record<string, string>[] = parse(body, { bom: true, delimiter: ';', columns: true });
      return row?.Articles;
    };
    expect(await articles()).toBe('Bidule : non reconnu, 0,00 €');
    expect((await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'paid' } })).statusCode).toBe(
      200,
    );
    expect(await articles()).toBe('Bidule : en franchise, 0,00 €');
  });

  it('says who validated as the history does: also once a payment is cancelled, and nobody of what had nothing to pay', async () => {
    const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
    let count = 0;
    const validated = async (changes: object, ...steps: readonly object[]): Promise<readonly string[]> => {
      const declarantLastName = `Valide${'ABCDE'[count++]}`;
      const { id } = await api.submitted({ declarantLastName, ...changes });
      for (const step of steps) {
        const answer = await api.call('PATCH', `${id}/`, { supervisor: 's1', body: step });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      const [head = '', row = ''] = await lines({ search: declarantLastName });
      const cells = row.split(';');
      const cell = (name: string): string => cells[head.split(';').indexOf(name)] ?? '';
      return [cell('État'), cell('Validée le') === '' ? '' : 'le', cell('Close le') === '' ? '' : 'le'];
    };
    const reason = 'Montant rendu au voyageur.';
    const paid = [{ status: 'validated' }, { status: 'paid', payment: 'card' }] as const;
    expect(await validated({ shoppingProducts: [perfume] }, ...paid)).toEqual(['payée', 'le', 'le']);
    const reversed = [...paid, { status: 'validated', reason }];
    expect(await validated({ shoppingProducts: [perfume] }, ...reversed)).toEqual(['validée', 'le', '']);
    const free = { shoppingProducts: [{ ...perfume, originalValue: 10 }] };
    expect(await validated(free, { status: 'paid' })).toEqual(['close', '', 'le']);
    const unclosed = [{ status: 'paid' }, { status: 'validated', reason }] as const;
    expect(await validated(free, ...unclosed)).toEqual(['validée', 'le', '']);
    expect(await validated(free, ...unclosed, { status: 'paid' })).toEqual(['close', 'le', 'le']);
  });

  it('names the office that the filter keeps it for: closed with nothing to pay, its payment cancelled, or paid', async () => {
    const office = 'port-calais';
    const name = findOffice(shippedOffices, office)?.name ?? '';
    const email = 'claire@example.org';
    const agent = await insertAgent(storage.database.run, { firstName: 'Claire', lastName: 'Martin', email });
    await api.call('PUT', '/api/agent/office/', { agent, body: { office } });
    const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
    const end = async (declarantLastName: string, originalValue: number, steps: readonly object[]) => {
      const shoppingProducts = [{ ...perfume, originalValue }];
      const { id } = await api.submitted({ declarantLastName, shoppingProducts });
      for (const body of steps) {
        const answer = await api.call('PATCH', `${id}/`, { agent, body });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      return id;
    };
    const officesOf = async (): Promise<string[][]> => {
      const [head = '', ...rows] = (await lines({ office })).slice(0, -1);
      const at = head.split(';').indexOf('Bureau');
      return rows.map((row) => [row.split(';')[9] ?? '', row.split(';')[at] ?? '']);
    };
    await end('Franche', 10, [{ status: 'paid' }]);
    // No payment carries its name yet: the installation names it.
    expect(await officesOf()).toEqual([['Franche', name]]);
    const paid = [{ status: 'validated' }, { status: 'paid', payment: 'card' }];
    const cancelled = await end('Annulee', 900, paid);
    const back = { status: 'validated', reason: 'Montant rendu au voyageur.' };
    await api.call('PATCH', `${cancelled}/`, { supervisor: 's1', body: back });
    await end('Payee', 900, paid);
    expect((await officesOf()).toSorted()).toEqual([
      ['Annulee', name],
      ['Franche', name],
      ['Payee', name],
    ]);
    const [, row = ''] = await lines({ search: 'Dupont' });
    expect(row).toContain(';;;;voyageur;');
  });

  it('gives every row once over several pages, those of one instant too', async () => {
    const now = clock;
    await Promise.all(Array.from({ length: 30 }, () => api.draft({ declarantLastName: 'Page' })));
    clock = now + 1;
    const listed: number = (await api.call('GET', '?limit=1', { agent: 'a1' })).json().total;
    const all = await listExported(storage.database.run, query, { max: 1_000, pageRows: 7 });
    const pages = [];
    for await (const page of all.pages) pages.push(page);
    // The last one is not full, or empty: it says that there is no more.
    expect(pages.length).toBe(Math.floor(listed / 7) + 1);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(listed);
  });

  it('gives every row once where a statement has not the time for so many', async () => {
    const inTime = 8;
    const list = await listExported(
      (statement) => {
        const [ids] = statement.values;
        return Array.isArray(ids) && ids.length > inTime
          ? Promise.reject(new TooSlowError('a list took too long'))
          : storage.database.run(statement);
      },
      query,
      { max: 1_000, pageRows: 30 },
    );
    const ids = [];
    for await (const page of list.pages) ids.push(...page.map(({ id }) => id));
    const listed: number = (await api.call('GET', '?limit=1', { agent: 'a1' })).json().total;
    expect(listed).toBeGreaterThan(30);
    expect([ids.length, new Set(ids).size]).toEqual([listed, listed]);
  });

  it('breaks off when the database does, so that a part is not taken for the whole', async () => {
    let reads = 0;
    const list = await listExported(
      (statement) => {
        reads += 1;
        return reads > 3 ? Promise.reject(new Error('gone')) : storage.database.run(statement);
      },
      query,
      { max: 1_000, pageRows: 7 },
    );
    const read = async (): Promise<void> => {
      for await (const _ of csvOfList(list, named));
    };
    await expect(read()).rejects.toThrow('gone');
  });

  it('is for supervisors, and its filters are checked', async () => {
    const body = { filters: {}, reason: 'statistics' };
    const path = '/api/review/exports/';
    expect((await api.call('POST', path, { body })).statusCode).toBe(401);
    expect((await api.call('POST', path, { agent: 'a1', body })).json()).toMatchObject({
      status: 403,
      code: 'supervisors-only',
    });
    expect((await api.exported({ status: ['x'] })).statusCode).toBe(422);
    for (const day of ['0000-01-01', '9999-12-31', '0001-01-01']) {
      expect([200, 422]).toContain((await api.exported({ startDate: day, endDate: day })).statusCode);
    }
  });

  it('says nothing is to be collected of who was erased while it waited', async () => {
    clock = Date.parse('2027-03-02T10:00:00Z');
    const { id } = await api.submitted();
    const { version } = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    const erased = {
      id,
      version,
      at: new Date(clock),
      by: { type: 'system', id: null },
      asked: null,
    } as const;
    const row = async (): Promise<Record<string, string> | undefined> => {
      const list = await api.exported({ startDate: '2027-03-02' });
      const rows: Record<string, string>[] = parse(list.body, { bom: true, delimiter: ';', columns: true });
      return rows[0];
    };
    const due = [
      'À encaisser sans l’interdit en euros',
      ...['Droit de douane', 'Accise et cotisation', 'TVA'].map((tax) => `${tax} à encaisser`),
    ];
    const waiting = await row();
    expect(due.map((name) => waiting?.[name]).filter((cell) => cell === '')).toEqual([]);
    expect(await anonymiseDeclaration(storage.database.run, erased)).toBe(true);
    const left = await row();
    expect(due.map((name) => left?.[name])).toEqual(['', '', '', '']);
    const whole = 'Total en euros, interdit compris';
    expect([left?.Nom, left?.État, left?.[whole]]).toEqual(['', waiting?.État, waiting?.[whole]]);
  });
});
