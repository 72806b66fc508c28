import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { shippedOffices } from '../office/offices';
import { tillsOn } from './testing/tills-on';

describe.each(engines)('the movements of a day, on the $name', ({ open }) => {
  const { api, people, setClock, at } = tillsOn(open);

  it('names an office that has never been paid', async () => {
    setClock(Date.parse('2026-12-16T10:00:00Z'));
    const { claire } = people();
    const unpaid = shippedOffices.at(-1);
    await at(claire, unpaid?.id ?? '');
    const { id } = await api.submitted();
    await api.call('PATCH', `${id}/`, { agent: claire, body: { status: 'seized', reason: 'Sans papiers.' } });
    const csv = await api.call('GET', '/api/review/takings/movements.csv?day=2026-12-16', { agent: claire });
    const [line = {}]: Record<string, string>[] = parse(csv.body, {
      bom: true,
      delimiter: ';',
      columns: true,
    });
    expect(line).toMatchObject({ Mouvement: 'saisie', Bureau: unpaid?.name });
  });
});
