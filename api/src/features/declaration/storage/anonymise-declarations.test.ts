import {
  type DeclaredArticleFieldName,
  type DeclaredFieldName,
  dayMs,
  declaredArticleFields,
  declaredFields,
  type SimulationAnswer,
} from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { anonymiseDue } from '../anonymise-due';
import {
  articleCanaries,
  canaries,
  canaryTraces,
  type PersonalArticleField,
  type PersonalField,
} from '../testing/canaries';
import { declarationsOn } from '../testing/declarations-on';

type Stored = Readonly<Record<string, unknown>>;

/** A value that no other field has of each field that stays. */
const plantedToStay: Readonly<Record<Exclude<DeclaredFieldName, PersonalField>, Stored>> = {
  age: { age: 41 },
  ageIsMinimum: { ageIsMinimum: true },
  country: { country: 'JP' },
  meanOfTransport: { meanOfTransport: 'boat' },
  border: { country: 'CH', meanOfTransport: 'car', border: true },
  date: { date: '2026-10-14' },
  shoppingProducts: {
    shoppingProducts: [{ customId: 'a', customName: 'Canarigift', originalValue: 711, currency: 'USD' }],
  },
  declarantAddressCountry: { declarantAddressCountry: 'BE', declarantAddressPostalCode: '1000' },
  allowancesUsed: { allowancesUsed: { value: 317.29, tobacco: 12.5 } },
};

const eachAlone = (values: Stored): Readonly<Record<string, Stored>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [name]: value }]));

/** With those that are erased. */
const planted = { ...plantedToStay, ...eachAlone(canaries) };

/** The same of each field of an article. */
const articlePlantedToStay: Readonly<
  Record<Exclude<DeclaredArticleFieldName, PersonalArticleField>, Stored>
> = {
  id: { id: 'whisky', amount: 3, alcoholDegree: 41.5 },
  originalValue: { originalValue: 713.25 },
  currency: { currency: 'JPY' },
  amount: { id: 'vin-tranquille', amount: 1.25, alcoholDegree: 12.5 },
  alcoholDegree: { id: 'vin-tranquille', amount: 3, alcoholDegree: 12.5 },
  originCountry: { id: 'robe-coton', originCountry: 'JP' },
  restriction: { customName: 'Saucisson', restriction: 'meat' },
  restrictionAnswers: { customName: 'Saucisson', restrictionAnswers: { meat: 'no' } },
  purchaseCountry: { id: 'robe-coton', purchaseCountry: 'JP' },
};

const plantedInArticle = { ...articlePlantedToStay, ...eachAlone(articleCanaries) };

interface Content {
  readonly request: Stored;
  readonly assessment: SimulationAnswer;
}

/** What the tables of fields say must stay of a request. */
function publicPart(request: Stored): Stored {
  const remaining = Object.entries(declaredFields).flatMap(([name, { isPersonal, isOptional }]) => {
    if (isPersonal) return isOptional ? [] : [[name, '']];
    return name in request ? [[name, request[name]]] : [];
  });
  const articles = Object.entries(declaredArticleFields).filter(([, { isPersonal }]) => !isPersonal);
  const { shoppingProducts } = request;
  if (!Array.isArray(shoppingProducts)) throw new TypeError('a request without articles');
  return {
    ...Object.fromEntries(remaining),
    shoppingProducts: shoppingProducts.map((article: Stored, index) => ({
      ...Object.fromEntries(
        articles.flatMap(([name]) => (article[name] === undefined ? [] : [[name, article[name]]])),
      ),
      customId: String(index + 1),
    })),
  };
}

describe.each(engines)('what is kept of an old declaration on the $name', ({ open }) => {
  let clock = Date.parse('2026-10-15T12:00:00Z');
  const now = () => new Date(clock);

  const { storage, api } = declarationsOn(open, { now });

  /** Sent, corrected, refused: with a copy of it in every table that holds one. */
  async function lived({ allowancesUsed, ...changes }: Stored): Promise<string> {
    const { id } = await api.submitted(changes);
    const body = {
      reason: 'Canari corrected',
      corrections: [{ customId: 'a', originalValue: 650 }],
      // An agent alone says it.
      ...(allowancesUsed === undefined ? {} : { declared: { allowancesUsed } }),
    };
    const corrected = await api.call('POST', `${id}/correction/`, { agent: 'a1', ifMatch: '"2"', body });
    expect(corrected.statusCode).toBe(200);
    const refusal = { status: 'refused', reason: 'Canari refused' };
    expect((await api.call('PATCH', `${id}/`, { agent: 'a1', body: refusal })).statusCode).toBe(200);
    return id;
  }

  /** The contents that are kept of it: the present one and the one that the correction replaced. */
  function contents(id: string): Promise<readonly Content[]> {
    return storage.database.run<Content>({
      text: `select request, assessment from declaration where id = $1
        union all select request, assessment from declaration_version where declaration_id = $1`,
      values: [id],
    });
  }

  /** Every row about it, of every table, as one text. */
  async function everything(id: string): Promise<string> {
    const tables = [
      'select d::text as row from declaration d where id = $1::uuid',
      'select v::text from declaration_version v where declaration_id = $1::uuid',
      'select h::text from declaration_history h where declaration_id = $1::uuid',
      'select l::text from declaration_lease l where declaration_id = $1::uuid',
      "select m::text from mail_outbox m where payload ->> 'declarationId' = $1::text",
    ];
    const run = (text: string) => storage.database.run({ text, values: [id] });
    return JSON.stringify(await Promise.all(tables.map(run)));
  }

  /** Gives what was told of on the way. */
  async function growOld(errors: unknown[] = []): Promise<readonly unknown[]> {
    clock += 31 * dayMs;
    const onError = (error: unknown): void => void errors.push(error);
    await anonymiseDue({ run: storage.database.run, retentionDays: 30, now, onError });
    return errors;
  }

  it.each(Object.entries(planted))('%s: what its row of the table says', async (_, changes) => {
    const id = await lived(changes);
    const before = await contents(id);
    expect(before).toHaveLength(2);
    expect(before.map(({ request }) => request)).toContainEqual(expect.objectContaining(changes));
    expect(canaryTraces.test(await everything(id))).toBe(true);
    await growOld();
    expect((await contents(id)).map(({ request }) => request)).toEqual(
      before.map(({ request }) => publicPart(request)),
    );
    expect((await everything(id)).match(canaryTraces)).toBeNull();
  });

  it.each(Object.entries(plantedInArticle))(
    '%s of an article: what its row of the table says',
    async (_, planting) => {
      const article = { customId: 'b', originalValue: 700, currency: 'USD', ...planting };
      const named = 'id' in article || 'customName' in article ? article : { ...article, customName: 'Vase' };
      const other = { customId: 'a', customName: 'Canarigift', originalValue: 711, currency: 'USD' };
      const id = await lived({ shoppingProducts: [named, other] });
      const before = await contents(id);
      expect(before.map(({ request }) => request)).toEqual([
        expect.objectContaining({ shoppingProducts: [expect.objectContaining(planting), expect.anything()] }),
        expect.objectContaining({ shoppingProducts: [expect.objectContaining(planting), expect.anything()] }),
      ]);
      await growOld();
      const after = await contents(id);
      expect(after.map(({ request }) => request)).toEqual(before.map(({ request }) => publicPart(request)));
      expect((await everything(id)).match(canaryTraces)).toBeNull();
      for (const [at, { assessment }] of after.entries()) {
        expect(assessment.shoppingProducts.map(({ customId }) => customId)).toEqual(['1', '2']);
        const names = new Map([
          [named.customId, '1'],
          ['a', '2'],
        ]);
        expect(assessment.warnings.map(({ customIds }) => customIds)).toEqual(
          before[at]?.assessment.warnings.map(({ customIds }) => customIds?.map((name) => names.get(name))),
        );
      }
    },
  );

  it('what stays beside an article that may not enter keeps its figures, under the numbers of its articles', async () => {
    const ivory = { customName: 'Canari en ivoire', restrictionAnswers: { ivory: 'yes' } };
    const canary = { customId: 'a', customName: 'Canarigift', originalValue: 711, currency: 'USD' };
    const forbidden = { customId: 'canari', originalValue: 400, currency: 'USD', ...ivory };
    const id = await lived({ shoppingProducts: [forbidden, canary] });
    const [before] = await contents(id);
    await growOld();
    const [after] = await contents(id);
    expect((await everything(id)).match(canaryTraces)).toBeNull();
    const { detail, ...owed } = before?.assessment.withoutForbidden ?? { detail: undefined };
    const lines = detail?.lines.map((line) => ({ ...line, customId: '2', explanation: expect.anything() }));
    expect(lines).toHaveLength(1);
    expect(after?.assessment.withoutForbidden).toEqual({ ...owed, detail: { ...detail, lines } });
  });

  it('an article keeps one number in all its versions, whatever a correction takes off or adds', async () => {
    const article = (customId: string) => ({
      customId,
      customName: 'Vase',
      originalValue: 100,
      currency: 'USD',
    });
    const { id } = await api.submitted({ shoppingProducts: ['x', 'y', 'z'].map(article) });
    const body = { reason: 'Un article en moins.', removed: ['x'], added: [article('w')] };
    const corrected = await api.call('POST', `${id}/correction/`, { agent: 'a1', ifMatch: '"2"', body });
    expect(corrected.statusCode).toBe(200);
    const refusal = { status: 'refused', reason: 'Rien ne va ici.' };
    expect((await api.call('PATCH', `${id}/`, { agent: 'a1', body: refusal })).statusCode).toBe(200);
    await growOld();
    const numbers = (await contents(id)).map(({ assessment }) =>
      assessment.shoppingProducts.map(({ customId }) => customId),
    );
    expect(numbers).toEqual([
      ['2', '3', '4'],
      ['1', '2', '3'],
    ]);
  });

  it('an unreadable declaration is told of, and keeps no other from being anonymised', async () => {
    const unreadable = await lived({});
    const turn = (key: string, into: string) =>
      storage.database.run({
        text: `update declaration set request = ((request::jsonb - $2::text) ||
          jsonb_build_object($3::text, request::jsonb -> $2::text))::json where id = $1`,
        values: [unreadable, key, into],
      });
    await turn('shoppingProducts', 'lost');
    clock += 1_000;
    const readable = await lived({});
    const errors = await growOld();
    expect((await everything(readable)).match(canaryTraces)).toBeNull();
    expect(errors.map(String)).toEqual([expect.stringContaining(unreadable)]);
    await turn('lost', 'shoppingProducts');
    expect(await growOld()).toEqual([]);
    expect((await everything(unreadable)).match(canaryTraces)).toBeNull();
  });

  it('one that takes too long is told of, and keeps no other from being anonymised', async () => {
    const slow = await lived({});
    await storage.database.run({
      text: `create function take_too_long() returns trigger language plpgsql as $$
        begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`,
      values: [],
    });
    await storage.database.run({
      text: `create trigger slow before update on declaration
        for each row when (old.id = '${slow}') execute function take_too_long()`,
      values: [],
    });
    clock += 1_000;
    const quick = await lived({});
    const errors: unknown[] = [];
    await expect(growOld(errors)).rejects.toMatchObject({ name: 'PartlyErasedError', erased: 1 });
    await storage.database.run({ text: 'drop trigger slow on declaration', values: [] });
    expect(errors.map(String)).toEqual([expect.stringContaining(slow)]);
    expect((await everything(quick)).match(canaryTraces)).toBeNull();
    expect(await growOld()).toEqual([]);
    expect((await everything(slow)).match(canaryTraces)).toBeNull();
  });

  it('a field that no table knows is not kept, wherever a copy of it stands', async () => {
    const id = await lived({});
    const added = JSON.stringify({ passportNumber: 'Canari' });
    for (const table of ['declaration set', 'declaration_version set']) {
      await storage.database.run({
        text: `update ${table} request = (request::jsonb || $2::jsonb || jsonb_build_object('shoppingProducts',
            jsonb_build_array((request::jsonb -> 'shoppingProducts' -> 0) || $2::jsonb)))::json,
          assessment = (assessment::jsonb || $2::jsonb || jsonb_build_object(
            'shoppingProducts', jsonb_build_array((assessment::jsonb -> 'shoppingProducts' -> 0) || $2::jsonb
              || jsonb_build_object('explanation', jsonb_build_array(jsonb_build_object(
                'code', 'vat', 'text', '', 'legalBasis', null, 'figures', $2::jsonb) || $2::jsonb))
              || jsonb_build_object('restriction', $2::jsonb)),
            'withoutForbidden', $2::jsonb || jsonb_build_object('detail', $2::jsonb || jsonb_build_object(
              'allowances', jsonb_build_array($2::jsonb), 'quantityAllowances', jsonb_build_array($2::jsonb),
              'lines', jsonb_build_array($2::jsonb || jsonb_build_object('explanation', jsonb_build_array(
                jsonb_build_object('code', 'vat', 'text', '', 'legalBasis', null, 'figures', $2::jsonb)))))),
            'allowances', jsonb_build_array($2::jsonb),
            'quantityAllowances', jsonb_build_array($2::jsonb),
            'warnings', jsonb_build_array(jsonb_build_object('code', 'meat', 'message', '') || $2::jsonb)))::json
          where ${table.startsWith('declaration_version') ? 'declaration_id' : 'id'} = $1`,
        values: [id, added],
      });
    }
    expect((await everything(id)).match(/passportNumber/g)).toHaveLength(32);
    await growOld();
    expect((await everything(id)).match(/passportNumber|canari(?!es\b)/i)).toBeNull();
  });

  it.each([{}, { meat: 'no' }])(
    'a warning about the name of an article says the law, and not the name: answered %j',
    async (restrictionAnswers) => {
      const article = { customId: 'a', customName: 'Saucisson Canari', originalValue: 12, currency: 'USD' };
      const id = await lived({ shoppingProducts: [{ ...article, restrictionAnswers }] });
      const warnings = (await contents(id)).map(({ assessment }) => assessment.warnings);
      expect(JSON.stringify(warnings)).toMatch(/Canari/);
      await growOld();
      expect((await everything(id)).match(canaryTraces)).toBeNull();
      for (const { assessment } of await contents(id)) {
        const meat = assessment.warnings.find(({ code }) => code === 'meat');
        expect(meat?.message.length).toBeGreaterThan(20);
      }
    },
  );
});
