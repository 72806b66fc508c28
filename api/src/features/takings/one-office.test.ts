import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { pdfText } from '../declaration/testing/pdf-text';
import { tillsOn } from './testing/tills-on';

describe.each(engines)('the sheet of one office, on the $name', ({ open }) => {
  const { storage, api, people, setClock, at, paid, sheet } = tillsOn(open);

  it('is offered where declarations only ended, and names the office in its heading and its files', async () => {
    setClock(Date.parse('2026-12-08T10:00:00Z'));
    const { claire, hugo, nadia } = people();
    await at(claire, 'aeroport-ory');
    await at(hugo, 'port-calais');
    await paid(claire, () => ({ payment: 'cash' }));
    for (const agent of [hugo, nadia]) {
      const { id } = await api.submitted();
      const who = agent === nadia ? { supervisor: nadia } : { agent };
      const body = { status: 'abandoned', reason: 'Au contrôle.' };
      const answer = await api.call('PATCH', `${id}/`, { ...who, body });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const whole = await sheet('day=2026-12-08', { supervisor: nadia });
    expect(whole.rows.map(({ office }) => office.id)).toEqual(['aeroport-ory']);
    // Of who chose none, the office of the installation.
    expect(whole.offices?.map(({ id }) => id).sort()).toEqual([
      'aeroport-ory',
      'installation',
      'port-calais',
    ]);
    const one = 'day=2026-12-08&office=port-calais';
    expect((await sheet(one, { supervisor: nadia })).office?.name).toMatch(/Calais/u);
    const read = (file: string) => api.call('GET', `/api/review/takings/${file}`, { supervisor: nadia });
    const pdf = await read(`sheet.pdf?${one}`);
    expect((await pdfText(pdf.rawPayload)).join(' ').replace(/\s+/gu, ' ')).toMatch(
      /Encaissements du 8 décembre 2026, [^.]*Calais/u,
    );
    expect(pdf.headers['content-disposition']).toContain('"encaissements-2026-12-08-port-calais.pdf"');
    const csv = await read(`movements.csv?${one}`);
    expect(csv.headers['content-disposition']).toContain('"encaissements-2026-12-08-port-calais.csv"');
    const all = await read('sheet.pdf?day=2026-12-08');
    expect(all.headers['content-disposition']).toContain('"encaissements-2026-12-08.pdf"');
  });

  it('has its officers in the order of their names, accents apart, whatever the locale of the database', async () => {
    setClock(Date.parse('2026-12-09T10:00:00Z'));
    for (const firstName of ['Zoé', 'Émile', 'Fanny']) {
      const person = { firstName, lastName: 'Martin', email: `${randomUUID()}@example.org` };
      const agent = await insertAgent(storage.database.run, person);
      await at(agent, 'port-calais');
      await paid(agent, () => ({ payment: 'cash' }));
    }
    const { rows } = await sheet('day=2026-12-09', { supervisor: people().nadia });
    expect(rows.map(({ officer }) => officer.name)).toEqual(['Émile Martin', 'Fanny Martin', 'Zoé Martin']);
  });
});
