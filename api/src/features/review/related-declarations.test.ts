import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationsOn } from '../declaration/testing/declarations-on';

const person = {
  declarantLastName: 'Œuvrard-Léger',
  declarantFirstName: 'Zoé',
  declarantEmail: 'zoe@exemple.fr',
  declarantPhoneNumber: '+33612345678',
} as const;
const vase = { customId: 'v', customName: 'Vase', originalValue: 220, currency: 'EUR' };

describe.each(engines)('other declarations of a traveller, on the $name', ({ open }) => {
  let clock = Date.parse('2026-09-10T10:00:00Z');

  const { storage, api } = declarationsOn(open, { now: () => new Date(clock) });

  const relatedTo = async (
    id: string,
  ): Promise<{ publicId: string; likeness: string; age: number; allowances: unknown }[]> => {
    const answer = await api.call('GET', `${id}/related/`, { agent: 'a1' });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().declarations;
  };
  const publicIdOf = async (id: string): Promise<string> =>
    (await api.call('GET', `${id}/`, { agent: 'a1' })).json().publicId;

  it('are those of the same names who arrive within thirty days: sure ones first, drafts and cancelled ones left out', async () => {
    const old = await api.submitted(person);
    clock += 31 * 86_400_000;
    const first = await api.submitted({
      ...person,
      declarantLastName: 'OEUVRARD LEGER',
      declarantPhoneNumber: undefined,
    });
    clock += 60_000;
    const namesake = await api.submitted({
      ...person,
      declarantEmail: 'autre@exemple.fr',
      declarantPhoneNumber: '+33698765432',
      age: 17,
    });
    await api.submitted({ ...person, declarantFirstName: 'Zoélie' });
    await api.submitted({
      ...person,
      declarantLastName: 'Léger',
      declarantEmail: 'autre@exemple.fr',
      declarantPhoneNumber: undefined,
    });
    await api.draft(person);
    const cancelled = await api.submitted(person);
    await api.call('PATCH', `${cancelled.id}/`, { token: cancelled.token, body: { status: 'cancelled' } });
    // Somebody typed the one name for the other.
    const swapped = await api.submitted({
      ...person,
      declarantLastName: person.declarantFirstName,
      declarantFirstName: person.declarantLastName,
      shoppingProducts: [vase],
    });
    const { id } = await api.submitted(person);

    const related = await relatedTo(id);
    expect(related.map(({ publicId, likeness }) => [publicId, likeness])).toEqual([
      [await publicIdOf(swapped.id), 'name-and-contact'],
      [await publicIdOf(first.id), 'name-and-contact'],
      [await publicIdOf(namesake.id), 'name'],
    ]);
    // A father and his son may bear one name.
    expect(related.map(({ age }) => age)).toEqual([34, 34, 17]);
    expect(related[0]?.allowances).toEqual([{ pot: 'value', used: 220, limit: 430 }]);
    expect(await relatedTo(old.id)).toEqual([]);
    // In the log, with those that were looked at (Zoélie's address has her other name in it), and nobody is named.
    const entries = await storage.database.run<{ details: unknown; row_count: number }>({
      text: `select details, row_count from access_log where action = 'declarations-related' and subject_id = $1`,
      values: [id],
    });
    expect(entries).toEqual([{ details: null, row_count: 4 }]);
  });

  it('say of a vehicle that an office computes its taxes, though nothing is counted of it', async () => {
    const moped = {
      customId: 'm',
      customName: 'Scooter',
      restrictionAnswers: { vehicle: 'yes' },
      originalValue: 200,
      currency: 'EUR',
    };
    const known = { ...person, declarantLastName: 'Motard' };
    const { id } = await api.submitted({ ...known, shoppingProducts: [vase] });
    const other = await api.submitted({ ...known, shoppingProducts: [moped] });
    expect(await relatedTo(id)).toMatchObject([{ total: 0, totalIsMinimum: false, hasVehicle: true }]);
    expect((await relatedTo(other.id))[0]).not.toHaveProperty('hasVehicle');
  });

  it('are none of somebody who was erased', async () => {
    const { id } = await api.submitted({ ...person, declarantLastName: 'Effacée' });
    const other = await api.submitted({ ...person, declarantLastName: 'Effacée' });
    expect(await relatedTo(id)).toHaveLength(1);
    for (const erased of [id, other.id]) {
      await api.call('PATCH', `${erased}/`, { agent: 'a1', body: { status: 'refused' } });
    }
    await api.call('POST', `${other.id}/erasure/`, { supervisor: 's1', body: { ground: 'person' } });
    expect(await relatedTo(id)).toEqual([]);
    expect(await relatedTo(other.id)).toEqual([]);
  });

  it('are said of several at once: the day, the allowance and how much, of those alone where some is used elsewhere', async () => {
    const twice = { ...person, declarantLastName: 'Vaquerin' };
    const first = await api.submitted({ ...twice, shoppingProducts: [vase] });
    const second = await api.submitted({ ...twice, shoppingProducts: [vase] });
    const alone = await api.submitted({
      ...person,
      declarantLastName: 'Seule',
      declarantEmail: 'seule@exemple.fr',
      declarantPhoneNumber: undefined,
      shoppingProducts: [vase],
    });
    const otherDay = { ...person, declarantLastName: 'Deuxjours', shoppingProducts: [vase] };
    const today = await api.submitted(otherDay);
    await api.submitted({ ...otherDay, date: '2026-09-09' });
    const ended = { ...person, declarantLastName: 'Refuse', shoppingProducts: [vase] };
    const kept = await api.submitted(ended);
    const refused = await api.submitted(ended);
    await api.call('PATCH', `${refused.id}/`, { agent: 'a1', body: { status: 'refused' } });
    const together = {
      ...person,
      declarantLastName: 'Tiennent',
      shoppingProducts: [{ ...vase, originalValue: 215 }],
    };
    const half = await api.submitted(together);
    await api.submitted(together);
    const unknown = '00000000-0000-4000-8000-000000000000';

    const declarations = [first, second, alone, today, kept, half].map(({ id }) => id).concat(unknown);
    const answer = await api.call('POST', '/api/review/used-allowances/', {
      agent: 'a1',
      body: { declarations },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const use = { likeness: 'name-and-contact', pot: 'value', used: 220, limit: 430 };
    expect(answer.json().declarations).toEqual([
      { id: first.id, uses: [{ publicId: await publicIdOf(second.id), ...use }] },
      { id: second.id, uses: [{ publicId: await publicIdOf(first.id), ...use }] },
    ]);
    // Each that was looked at is in the log, and none of those that nobody else declared.
    const entries = await storage.database.run<{ subject_id: string }>({
      text: `select subject_id from access_log where action = 'declarations-related' and subject_id = any($1::text[]) order by at`,
      values: [declarations],
    });
    expect(entries.map(({ subject_id }) => subject_id)).toEqual([
      first.id,
      second.id,
      today.id,
      kept.id,
      half.id,
    ]);
  });

  it('are found of somebody whose declaration is not saved yet, by the same rule', async () => {
    const known = {
      ...person,
      declarantLastName: 'Guichet',
      declarantEmail: 'zoe.guichet@exemple.fr',
      declarantPhoneNumber: '+33612345679',
    };
    const made = await api.submitted({ ...known, shoppingProducts: [vase] });
    const namesake = await api.submitted({
      ...known,
      declarantEmail: 'x@exemple.fr',
      declarantPhoneNumber: undefined,
    });
    await api.submitted({ ...known, declarantFirstName: 'Zoélie' });
    const { declarantLastName, declarantFirstName } = known;
    const find = async (body: object, expected = 200) => {
      const answer = await api.call('POST', '/api/review/related/', { agent: 'a1', body });
      expect(answer.statusCode, answer.body).toBe(expected);
      return answer.json();
    };
    const found = await find({
      declarantLastName,
      declarantFirstName,
      declarantPhoneNumber: '06 12 34 56 79',
    });
    expect(found.declarations).toMatchObject([
      { publicId: await publicIdOf(made.id), likeness: 'name-and-contact', status: 'submitted' },
      { publicId: await publicIdOf(namesake.id), likeness: 'name' },
    ]);
    expect(found.declarations[0].allowances).toEqual([{ pot: 'value', used: 220, limit: 430 }]);
    expect(found.declarations).toEqual((await find(known)).declarations);
    // A try of which nobody knows whether it got through does not speak against itself.
    expect((await find({ ...known, besides: made.id })).declarations).toMatchObject([
      { publicId: await publicIdOf(namesake.id) },
    ]);
    await find({ ...known, besides: 'made' }, 422);
    expect(await find({ declarantLastName: 'Personne', declarantFirstName })).toEqual({ declarations: [] });
    await find({ declarantLastName }, 422);
    expect(await find({ declarantLastName: 'Autre', declarantFirstName, besides: made.id })).toEqual({
      declarations: [],
    });
    // Logged under a digest of what was typed, which nobody reads a name in; where nobody was found too, as that says something.
    const entries = await storage.database.run<{ subject_id: string; row_count: number }>({
      text: `select subject_id, row_count from access_log where action = 'declarations-related' and subject_kind = 'filters'`,
      values: [],
    });
    expect(entries).toHaveLength(5);
    for (const { subject_id } of entries) expect(subject_id).toMatch(/^[\w-]{22}$/);
    // With Zoélie, whose address has the other name in it: she was looked at.
    expect(entries.map(({ row_count }) => row_count).toSorted()).toEqual([0, 0, 2, 3, 3]);
  });

  it('say of namesakes that their postal address is one, in the sheet, at the desk and of several at once', async () => {
    const eloise = {
      declarantLastName: 'Martin',
      declarantFirstName: 'Éloïse',
      declarantEmail: undefined,
      declarantPhoneNumber: undefined,
      declarantAddressStreet: '12 rue des Lilas',
      declarantAddressPostalCode: '75011',
      declarantAddressCity: 'Paris',
      declarantAddressCountry: 'FR',
      shoppingProducts: [vase],
    };
    const { id } = await api.submitted(eloise);
    const elsewhere = await api.submitted({ ...eloise, declarantAddressStreet: '3 place du Marché' });
    const reached = await api.submitted({
      ...eloise,
      declarantEmail: 'eloise@exemple.fr',
      declarantAddressStreet: '12, RUE DES LILAS',
      declarantAddressCity: 'PARIS',
    });
    const alike = [
      { publicId: await publicIdOf(reached.id), likeness: 'name', sharesAddress: true },
      { publicId: await publicIdOf(elsewhere.id), likeness: 'name' },
    ];
    const found = await relatedTo(id);
    expect(found).toMatchObject(alike);
    expect(found[1]).not.toHaveProperty('sharesAddress');
    const { shoppingProducts, ...typed } = eloise;
    const body = { ...typed, besides: id };
    const desk = await api.call('POST', '/api/review/related/', { agent: 'a1', body });
    expect(desk.json().declarations, desk.body).toMatchObject(alike);
    const together = await api.call('POST', '/api/review/used-allowances/', {
      agent: 'a1',
      body: { declarations: [id] },
    });
    expect(together.json().declarations).toMatchObject([{ uses: alike }]);
  });

  it('are for agents', async () => {
    const { id, token } = await api.submitted(person);
    expect((await api.call('GET', `${id}/related/`, { token })).statusCode).toBe(401);
    expect((await api.call('GET', 'nothing/related/', { agent: 'a1' })).statusCode).toBe(404);
  });
});
