import { randomUUID } from 'node:crypto';
import { formatPublicId } from '@retour/core';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationBody } from '../declaration/testing/declaration-body';
import { pdfText } from '../declaration/testing/pdf-text';
import { tillsOn } from './testing/tills-on';

const office = 'port-calais';
const plain = (text: string): string => text.replace(/[\s\u00A0\u202F]+/gu, ' ');

describe.each(engines)('what an agent cancels of their own, on the $name', ({ open }) => {
  const { storage, api, people, setClock, at, sheet } = tillsOn(open);

  const change = async (id: string, status: string, who: object): Promise<void> => {
    const answer = await api.call('PATCH', `${id}/`, { ...who, body: { status } });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const drafted = async (agent: string): Promise<string> => {
    const id = randomUUID();
    const body = declarationBody({ authorType: 'agent' });
    const answer = await api.call('PUT', `${id}/`, { agent, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return id;
  };
  const written = async (agent: string): Promise<string> => {
    const id = await drafted(agent);
    await change(id, 'submitted', { agent });
    return id;
  };
  const rowsOf = (body: string): Record<string, string>[] =>
    parse(body, { bom: true, delimiter: ';', columns: true });
  const movementsOf = async (day: string): Promise<Record<string, string>[]> => {
    const { nadia: supervisor } = people();
    const file = `/api/review/takings/movements.csv?day=${day}`;
    return rowsOf((await api.call('GET', file, { supervisor })).body);
  };
  const cancelledOf = async (query: string, who: object): Promise<number | undefined> =>
    (await sheet(query, who)).trail.ended?.cancelled;

  it('is in the sheet of its day, in the figures of the supervisor and in each document, with its office and its moment', async () => {
    setClock(Date.parse('2026-12-16T10:00:00Z'));
    const { claire, hugo, nadia } = people();
    await at(claire, office);
    await at(hugo, 'aeroport-ory');
    const id = await written(claire);
    await change(id, 'cancelled', { agent: claire });
    const day = '2026-12-16';
    expect(await cancelledOf(`day=${day}`, { agent: claire })).toBe(1);
    expect(await cancelledOf(`day=${day}`, { agent: hugo })).toBe(0);
    expect(await cancelledOf(`day=${day}&office=${office}`, { supervisor: nadia })).toBe(1);
    expect(await cancelledOf(`day=${day}&office=aeroport-ory`, { supervisor: nadia })).toBe(0);
    expect((await sheet(`day=${day}`, { supervisor: nadia })).offices).toMatchObject([{ id: office }]);
    const paper = await api.call('GET', `/api/review/takings/sheet.pdf?day=${day}`, { agent: claire });
    expect(plain((await pdfText(paper.rawPayload)).join(' '))).toContain(
      'Sans encaissement : 1 annulée par un agent.',
    );
    const { publicId } = (await api.call('GET', `${id}/`, { agent: claire })).json();
    const [line, ...others] = await movementsOf(day);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      Date: '16/12/2026 11:00',
      Agent: 'Claire Martin',
      Déclaration: formatPublicId(publicId),
      Mouvement: 'annulation de la déclaration',
      'Encaissé en euros': '',
    });
    expect(line?.Bureau).toMatch(/Calais/u);
    const home = (await api.call('GET', '/api/review/day/', { supervisor: nadia })).json();
    expect(home.cancelled).toEqual({ declarations: 1, total: expect.any(Number) });
    const [row] = rowsOf((await api.exported({ searchPublicId: publicId })).body);
    expect(row).toMatchObject({
      Bureau: line?.Bureau,
      'Close le': '16/12/2026 11:00',
      'Close par': 'Claire Martin',
    });
    const document = await api.call('GET', `${id}/receipt.pdf`, { agent: claire });
    expect(plain((await pdfText(document.rawPayload)).join(' '))).toContain(
      'Annulée par un agent le 16 décembre 2026 à 11 h 00.',
    );
  });

  it('is no cancellation by the traveller, nor a draft that nobody sent', async () => {
    setClock(Date.parse('2026-12-17T10:00:00Z'));
    const { claire, nadia } = people();
    await at(claire, office);
    const { id, token } = await api.submitted();
    await change(id, 'cancelled', { token });
    await change(await drafted(claire), 'cancelled', { agent: claire });
    const day = '2026-12-17';
    expect(await cancelledOf(`day=${day}`, { supervisor: nadia })).toBe(0);
    expect(await movementsOf(day)).toEqual([]);
    const home = (await api.call('GET', '/api/review/day/', { supervisor: nadia })).json();
    expect(home.cancelled).toEqual({ declarations: 0, total: 0 });
    const { publicId } = (await api.call('GET', `${id}/`, { agent: claire })).json();
    const [row] = rowsOf((await api.exported({ searchPublicId: publicId })).body);
    expect(row).toMatchObject({ Bureau: '', 'Close par': '' });
    const document = await api.call('GET', `${id}/receipt.pdf`, { agent: claire });
    expect(plain((await pdfText(document.rawPayload)).join(' '))).toContain(
      'Annulée par le voyageur le 17 décembre 2026 à 11 h 00.',
    );
  });

  it('is counted of a release before, which kept no office, in the whole and of nobody’s office', async () => {
    setClock(Date.parse('2026-12-18T10:00:00Z'));
    const { claire, nadia } = people();
    await at(claire, office);
    const id = await written(claire);
    await change(id, 'cancelled', { agent: claire });
    await storage.database.run({
      text: 'update declaration_history set office_id = null where declaration_id = $1',
      values: [id],
    });
    await storage.database.run({
      text: 'update declaration set office_id = null, handled_day = null where id = $1',
      values: [id],
    });
    const day = '2026-12-18';
    expect(await cancelledOf(`day=${day}`, { supervisor: nadia })).toBe(1);
    expect(await cancelledOf(`day=${day}&office=${office}`, { supervisor: nadia })).toBe(0);
    expect(await movementsOf(day)).toMatchObject([{ Bureau: '', Agent: 'Claire Martin' }]);
  });
});
