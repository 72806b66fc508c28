import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import { type Fixing, RatesFileError } from './storage/fixing';

/** The European Central Bank's file: an envelope, days, and the rates of each (one day, or the last ninety). */
const rateSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rate: z.string().regex(/^\d{1,8}(\.\d{1,8})?$/),
});
const fileSchema = z.object({
  Envelope: z.object({
    Cube: z.tuple([
      z.object({
        Cube: z.array(z.object({ time: z.iso.date(), Cube: z.array(rateSchema).min(1) })).min(1),
      }),
    ]),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Cube',
});

/** A file without these is not the one we know. */
const alwaysQuoted = ['USD', 'GBP', 'CHF'];
const plausible = { min: 0.0001, max: 10_000_000 };
/** No currency that the bank quotes moves this much between two readings. */
const maxChange = 3;
const source = 'BCE, cours de référence du';

function fail(reason: string): never {
  throw new RatesFileError(reason);
}

function readDay(
  { time, Cube }: { time: string; Cube: z.infer<typeof rateSchema>[] },
  known: ReadonlyMap<string, number>,
): Fixing {
  const rates = new Map<string, number>();
  for (const { currency, rate } of Cube) {
    const value = Number(rate);
    if (rates.has(currency)) fail(`${currency} is quoted twice on ${time}`);
    if (value < plausible.min || value > plausible.max) fail(`the rate of ${currency} is absurd on ${time}`);
    const before = known.get(currency);
    if (before !== undefined && (value > before * maxChange || value < before / maxChange)) {
      fail(`the rate of ${currency} moved from ${before} to ${value} on ${time}`);
    }
    rates.set(currency, value);
  }
  for (const currency of alwaysQuoted) {
    if (!rates.has(currency)) fail(`${currency} is missing on ${time}`);
  }
  return { date: time, source: `${source} ${time}`, rates };
}

/**
 * Reads the whole file or refuses it whole. `known` are the rates held so far, `today` the day in Paris.
 * Throws a RatesFileError that says what is wrong.
 */
export function readEcbRatesFile(text: string, known: ReadonlyMap<string, number>, today: string): Fixing[] {
  if (XMLValidator.validate(text) !== true) fail('it is not well-formed XML');
  const parsed = fileSchema.safeParse(parser.parse(text));
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    fail(`it does not have the expected form (${path})`);
  }
  const days = parsed.data.Envelope.Cube[0].Cube;
  for (const { time } of days) if (time > today) fail(`it is dated ${time}, after today`);
  return days.map((day) => readDay(day, known));
}
