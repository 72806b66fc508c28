import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationsOn } from '../declaration/testing/declarations-on';

const cigarettes = { customId: 'c', id: 'cigarettes', originalValue: 60, currency: 'EUR', amount: 200 };
const wine = { customId: 'w', id: 'vin-tranquille', originalValue: 30, currency: 'EUR', amount: 4 };
const vase = (originalValue: number) => ({
  customId: 'v',
  customName: 'Vase',
  originalValue,
  currency: 'EUR',
});
const ham = {
  customId: 'h',
  customName: 'Jambon',
  restriction: 'meat',
  originalValue: 350,
  currency: 'EUR',
} as const;

interface Use {
  readonly publicId: string;
  readonly pot: string;
  readonly used: number;
  readonly limit: number;
}

describe.each(engines)('what others of a traveller used of an allowance, on the $name', ({ open }) => {
  let clock = Date.parse('2026-09-10T10:00:00Z');
  const day = 86_400_000;
  const { api } = declarationsOn(open, { now: () => new Date(clock) });

  const publicIdOf = async (id: string): Promise<string> =>
    (await api.call('GET', `${id}/`, { agent: 'a1' })).json().publicId;
  const usesOf = async (...declarations: readonly string[]): Promise<readonly (readonly Use[])[]> => {
    const body = { declarations };
    const answer = await api.call('POST', '/api/review/used-allowances/', { agent: 'a1', body });
    expect(answer.statusCode, answer.body).toBe(200);
    const found: { id: string; uses: Use[] }[] = answer.json().declarations;
    return declarations.map((id) => found.find((each) => each.id === id)?.uses ?? []);
  };
  const relatedTo = async (
    id: string,
  ): Promise<{ publicId: string; likeness: string; allowances: object[] }[]> => {
    const answer = await api.call('GET', `${id}/related/`, { agent: 'a1' });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().declarations;
  };
  let travellers = 0;
  /** Somebody whom nothing is known of. */
  const traveller = (declarantLastName = 'Voyageur') => {
    travellers += 1;
    return {
      declarantLastName,
      declarantFirstName: 'Maël',
      declarantEmail: `personne${travellers}@exemple.fr`,
      declarantPhoneNumber: undefined,
      date: '2026-09-10',
      country: 'US',
    };
  };

  it('counts what is allowed by quantity, in percent, whichever of them is asked about', async () => {
    const twice = { ...traveller('Fumeur'), shoppingProducts: [cigarettes, wine] };
    const [first, second] = [await api.submitted(twice), await api.submitted(twice)];
    const uses = async (id: string) => {
      const publicId = await publicIdOf(id);
      return ['tobacco', 'wine'].map((pot) =>
        expect.objectContaining({ publicId, pot, used: 100, limit: 100 }),
      );
    };
    expect(await usesOf(first.id, second.id)).toEqual([await uses(second.id), await uses(first.id)]);
    expect((await relatedTo(first.id))[0]?.allowances).toMatchObject([{ pot: 'tobacco' }, { pot: 'wine' }]);
    const half = { ...traveller('Moitié'), shoppingProducts: [{ ...cigarettes, amount: 100 }] };
    expect(await usesOf((await api.submitted(half)).id, (await api.submitted(half)).id)).toEqual([[], []]);
    const union = { ...traveller('Union'), country: 'BE', shoppingProducts: [cigarettes] };
    expect(await usesOf((await api.submitted(union)).id, (await api.submitted(union)).id)).toEqual([[], []]);
  });

  it('leaves out what may not enter of each of them, so that each is told the same', async () => {
    const person = traveller('Charcutier');
    const withHam = await api.submitted({ ...person, shoppingProducts: [ham, vase(50)] });
    const other = await api.submitted({ ...person, shoppingProducts: [vase(300)] });
    expect(await usesOf(withHam.id, other.id)).toEqual([[], []]);
    expect((await relatedTo(other.id))[0]?.allowances).toEqual([{ pot: 'value', used: 50, limit: 430 }]);
    const more = await api.submitted({ ...person, shoppingProducts: [vase(100)] });
    const all = await usesOf(withHam.id, other.id, more.id);
    expect(all.map((uses) => uses.map(({ used }) => used).toSorted((a, b) => a - b))).toEqual([
      [100, 300],
      [50, 100],
      [50, 300],
    ]);
  });

  it.each([
    ['Müller', 'Jörg', 'MUELLER', 'JOERG'],
    ['O’Connor', 'Jean-Pierre', 'OConnor', 'Jeanpierre'],
    ['De La Tour', 'Marie', 'Delatour', 'Marie'],
    ['Işık', 'Işıl', 'ISIK', 'ISIL'],
    ['Van der Berg', 'An', 'An', 'VANDERBERG'],
  ])(
    'finds names that are written otherwise, whoever asks: %s %s, %s %s',
    async (last, first, last2, first2) => {
      const one = await api.submitted({ ...traveller(last), declarantFirstName: first });
      const two = await api.submitted({ ...traveller(last2), declarantFirstName: first2 });
      expect(await relatedTo(one.id)).toMatchObject([
        { publicId: await publicIdOf(two.id), likeness: 'name' },
      ]);
      expect(await relatedTo(two.id)).toMatchObject([
        { publicId: await publicIdOf(one.id), likeness: 'name' },
      ]);
    },
  );

  it.each([
    ['Garcia Lopez', 'Ana', 'Lopez', 'Ana María', undefined],
    ['Dupont', 'Marie', 'Dupond Dupont', 'Marie Claire', '+33687654321'],
    ['KOEHLER', 'JOERG', 'Köhler', 'Jörg Hans', '+33687654322'],
  ])(
    'finds a part of the names by the address or the telephone, whoever asks: %s %s, %s %s',
    async (last, first, last2, first2, declarantPhoneNumber) => {
      const reached = traveller();
      const contact =
        declarantPhoneNumber === undefined
          ? { declarantEmail: reached.declarantEmail }
          : { declarantEmail: undefined, declarantPhoneNumber };
      const bearing = (declarantLastName: string, declarantFirstName: string) =>
        api.submitted({ ...reached, declarantLastName, declarantFirstName, ...contact });
      const one = await bearing(last, first);
      const two = await bearing(last2, first2);
      await bearing(last, 'Paul');
      await api.submitted({ ...traveller(last2), declarantFirstName: 'Nathalie' });
      const likeness = 'name-and-contact';
      expect(await relatedTo(one.id)).toMatchObject([{ publicId: await publicIdOf(two.id), likeness }]);
      expect(await relatedTo(two.id)).toMatchObject([{ publicId: await publicIdOf(one.id), likeness }]);
    },
  );

  it('is not hidden by many that were made later, of other days or of other people', async () => {
    const person = traveller('Caché');
    const first = await api.submitted({ ...person, shoppingProducts: [vase(400)] });
    const asked = await api.submitted({ ...person, shoppingProducts: [vase(100)] });
    for (let made = 0; made < 24; made += 1) {
      clock += 60_000;
      await api.submitted({ ...person, date: '2026-09-11', shoppingProducts: [vase(1)] });
    }
    for (let made = 0; made < 24; made += 1) {
      clock += 60_000;
      await api.submitted({ ...person, shoppingProducts: [vase(1)] });
    }
    const related = await relatedTo(asked.id);
    expect(related).toHaveLength(25);
    expect(related.at(-1)).toMatchObject({ publicId: await publicIdOf(first.id) });
    const [uses] = await usesOf(asked.id);
    expect(uses).toContainEqual(expect.objectContaining({ publicId: await publicIdOf(first.id), used: 400 }));
    // No more than twenty where none of them arrived the same day.
    const later = await api.submitted({ ...person, date: '2026-09-12' });
    expect(await relatedTo(later.id)).toHaveLength(20);
  });

  it('is of who arrives around the same day, whenever they declared', async () => {
    const person = traveller('Prévoyante');
    const made = async (date: string): Promise<string> =>
      publicIdOf((await api.submitted({ ...person, date })).id);
    const early = await made('2026-11-27');
    const last = await made('2026-12-27');
    await made('2026-12-28');
    await made('2027-06-01');
    clock += 49 * day;
    const { id } = await api.submitted({ ...person, date: '2026-11-27' });
    expect((await relatedTo(id)).map(({ publicId }) => publicId)).toEqual([early, last]);
    const { declarantLastName, declarantFirstName } = person;
    const found = async (date?: string): Promise<readonly string[]> => {
      const body = { declarantLastName, declarantFirstName, date };
      const answer = await api.call('POST', '/api/review/related/', { agent: 'a1', body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().declarations.map(({ publicId }: { publicId: string }) => publicId);
    };
    expect(await found('2027-05-15')).toHaveLength(1);
    expect(await found('2027-07-02')).toEqual([]);
    // Today, the 29th of October.
    expect(await found()).toEqual([await publicIdOf(id), early]);
  });
});
