import { randomUUID } from 'node:crypto';
import { dayInParis, type Takings } from '@retour/contract';
import { centsOf, type MeanOfPayment, unpaidOutcomes } from '@retour/core';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationBody } from '../declaration/testing/declaration-body';
import { tillsOn } from './testing/tills-on';

const hourMs = 3_600_000;
const notebook = { customId: 'a', customName: 'Carnet', originalValue: 12, currency: 'EUR' };
const offices = ['aeroport-ory', 'port-calais'] as const;

/** What the test itself wrote down of each act. */
interface Written {
  readonly day: string;
  readonly agent: string;
  readonly office: string;
  readonly mean: MeanOfPayment | undefined;
  /** Negative for what was given back, which is the till's that took it. */
  readonly cents: number;
  readonly at: number;
  readonly reversedBy?: string;
}

/** A till as it was counted last. */
interface Counted extends Pick<Written, 'day' | 'agent' | 'office' | 'at'> {
  readonly mean: MeanOfPayment;
  readonly cents: number;
}

const outcomes = ['abandoned', 'seized', 'closed', 'cancelled'] as const;

/** A declaration that was ended without a payment. */
interface EndedOnce extends Pick<Written, 'day' | 'agent' | 'office'> {
  readonly id: string;
  readonly outcome: (typeof outcomes)[number];
  /** When it was taken up again. */
  reopenedOn?: string;
}

const sumOf = (written: readonly Written[]): number => written.reduce((sum, { cents }) => sum + cents, 0);

/** What a line of the file says of each. */
const movementsOf = {
  abandoned: 'abandon',
  seized: 'saisie',
  closed: 'clôture sans rien à payer',
  cancelled: 'annulation de la déclaration',
  reopened: 'réouverture',
  unclosed: 'clôture annulée',
} as const;

interface EndCounts extends Record<(typeof outcomes)[number], number> {
  readonly reopened: number;
  readonly unclosed: number;
}

const countsOf = ({ ended, closed, reopened = 0, unclosed = 0 }: Takings['trail']): EndCounts => ({
  abandoned: ended?.abandoned ?? 0,
  seized: ended?.seized ?? 0,
  cancelled: ended?.cancelled ?? 0,
  closed,
  reopened,
  unclosed,
});

const isClosing = ({ outcome }: EndedOnce): boolean => outcome === 'closed';

/** What ended in a day and was not taken up again in it, and what was of another day. */
function stillEnded(ends: readonly EndedOnce[], day: string): EndCounts {
  const of = (outcome: EndedOnce['outcome']): number =>
    ends.filter((one) => one.day === day && one.outcome === outcome && one.reopenedOn !== day).length;
  const reopened = ends.filter((one) => one.reopenedOn === day && one.day !== day);
  return {
    abandoned: of('abandoned'),
    seized: of('seized'),
    cancelled: of('cancelled'),
    closed: of('closed'),
    reopened: reopened.length,
    unclosed: reopened.filter(isClosing).length,
  };
}

describe.each(engines)('the sheets of random days, on the $name', ({ open }) => {
  const { storage, api, people, setClock, at, paid, sheet } = tillsOn(open);

  it('adds up to the trail to the cent, by day, officer, office and mean, over random days, counts included', async () => {
    const { claire, hugo, nadia, inspector } = people();
    const officers = [claire, hugo];
    let clock = Date.parse('2026-10-20T08:00:00Z');
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
      counts: fc.constantFrom(null, null, null, 0, -150, 80),
      ends: fc.constantFrom(null, null, ...outcomes, 'reopened', 'reopened'),
    });
    const ends: EndedOnce[] = [];
    const waiting: string[] = [];
    const counted: Counted[] = [];
    const standing: { id: string; written: readonly Written[] }[] = [];
    const ledger: Written[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
        const days = new Set<string>();
        for (const { hours, officer, office, split: chosen, reverses, counts, ends: ending } of acts) {
          clock += hours * hourMs + 1_000;
          setClock(clock);
          const day = dayInParis(new Date(clock));
          days.add(day);
          const agent = officers[officer] ?? '';
          const place = offices[office] ?? '';
          await at(agent, place);
          if (ending === 'reopened') {
            const undone = ends.filter(
              ({ reopenedOn, outcome }) => reopenedOn === undefined && outcome !== 'cancelled',
            )[officer];
            if (undone === undefined) continue;
            const status = undone.outcome === 'closed' ? 'validated' : 'submitted';
            const body = { status, reason: 'Décidé trop vite.' };
            const answer = await api.call('PATCH', `${undone.id}/`, { supervisor: nadia, body });
            expect(answer.statusCode, answer.body).toBe(200);
            undone.reopenedOn = day;
            waiting.push(undone.id);
            continue;
          }
          if (ending === 'cancelled') {
            // Their own alone, which no other officer has decided of.
            const id = randomUUID();
            await api.call('PUT', `${id}/`, { agent, body: declarationBody({ authorType: 'agent' }) });
            await api.call('PATCH', `${id}/`, { agent, body: { status: 'submitted' } });
            const answer = await api.call('PATCH', `${id}/`, { agent, body: { status: 'cancelled' } });
            expect(answer.statusCode, answer.body).toBe(200);
            ends.push({ id, day, agent, office: place, outcome: ending });
            continue;
          }
          if (ending !== null) {
            // What waits again is ended again, by another officer and another office too.
            const id = waiting.pop() ?? (await api.submitted({ shoppingProducts: [notebook] })).id;
            const body =
              ending === 'closed' ? { status: 'paid' } : { status: ending, reason: 'Au contrôle.' };
            const answer = await api.call('PATCH', `${id}/`, { agent, body });
            expect(answer.statusCode, answer.body).toBe(200);
            ends.push({ id, day, agent, office: place, outcome: ending });
            continue;
          }
          const till = ledger.filter((one) => one.day === day && one.agent === agent && one.office === place);
          if (counts !== null && till.length > 0) {
            // Of each mean that is in it, by more or less than what is due now.
            const means = new Set(till.flatMap(({ mean }) => mean ?? []));
            const sums = [...means].map((mean) => ({
              mean,
              cents: Math.max(0, sumOf(till.filter((one) => one.mean === mean)) + counts),
            }));
            if (sums.length === 0) continue;
            const body = {
              day,
              office: place,
              counts: sums.map(({ mean, cents }) => ({ mean, counted: cents / 100 })),
            };
            const answer = await api.call('PUT', '/api/review/takings/count/', { agent, body });
            expect(answer.statusCode, answer.body).toBe(200);
            counted.push(...sums.map((one) => ({ ...one, day, agent, office: place, at: clock })));
            continue;
          }
          if (reverses !== null && standing.length > 0) {
            // Somebody else than who took the money, wherever they work, that day or another.
            const [undone] = standing.splice(reverses.which % standing.length, 1);
            const supervisor = [nadia, inspector][reverses.by] ?? '';
            await api.call('PUT', '/api/agent/office/', { supervisor, body: { office: place } });
            const body = { status: 'validated', reason: 'Carte refusée après coup.' };
            const answer = await api.call('PATCH', `${undone?.id}/`, { supervisor, body });
            expect(answer.statusCode, answer.body).toBe(200);
            const back = (undone?.written ?? []).map((one) => ({ ...one, day, cents: -one.cents }));
            ledger.push(...back.map((one) => ({ ...one, reversedBy: supervisor, at: clock })));
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
          const written = lines.map((part) => ({ day, agent, office: place, at: clock, ...part }));
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
              const moved = theirs.filter((one) => one.mean === mean.mean);
              expect(centsOf(mean.net)).toBe(sumOf(moved));
              const last = counted.findLast(
                (one) =>
                  one.day === day &&
                  one.agent === row.officer.id &&
                  one.office === row.office.id &&
                  one.mean === mean.mean,
              );
              if (last === undefined) {
                expect(mean).not.toHaveProperty('counted');
                continue;
              }
              const due = sumOf(moved.filter((one) => one.at <= last.at));
              expect([mean.counted, mean.difference].map((euros) => centsOf(euros ?? 0))).toEqual([
                last.cents,
                last.cents - due,
              ]);
              expect(Date.parse(mean.countedAt ?? '')).toBe(last.at);
              expect(mean.movementsSince).toBe(moved.filter((one) => one.at > last.at).length);
              const told = [mean.counted, -(mean.difference ?? 0), mean.since].map((euros) =>
                centsOf(euros ?? 0),
              );
              expect(told.reduce((sum, one) => sum + one, 0)).toBe(centsOf(mean.net));
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
          const lines: Record<string, string>[] = parse(csv.body, {
            bom: true,
            delimiter: ';',
            columns: true,
          });
          const cents = (cell = ''): number => Number(cell.replace(',', '') || 0);
          const netOf = (line: Record<string, string>): number =>
            cents(line['Encaissé en euros']) - cents(line['Remboursé en euros']);
          expect(lines.filter(({ Mouvement }) => Mouvement === 'comptage')).toHaveLength(
            counted.filter((one) => one.day === day).length,
          );
          expect(lines.reduce((sum, line) => sum + netOf(line), 0)).toBe(sumOf(ofDay));
          for (const [index, name] of ['Claire Martin', 'Hugo Martin'].entries()) {
            const theirs = lines.filter(({ Agent }) => Agent === name);
            const written = ofDay.filter(({ agent }) => agent === officers[index]);
            expect(theirs.reduce((sum, line) => sum + netOf(line), 0)).toBe(sumOf(written));
          }
          for (const [outcome, words] of Object.entries(movementsOf)) {
            const happened = ends.filter((one) =>
              outcome === 'reopened' || outcome === 'unclosed'
                ? one.reopenedOn === day && isClosing(one) === (outcome === 'unclosed')
                : one.day === day && one.outcome === outcome,
            );
            const written = lines.filter(({ Mouvement }) => Mouvement === words);
            expect(written).toHaveLength(happened.length);
            expect(written.every(({ Bureau }) => Bureau !== '')).toBe(true);
          }
          expect(countsOf(told.trail)).toEqual(stillEnded(ends, day));
          for (const agent of officers) {
            const own = await sheet(`day=${day}`, { agent });
            expect(centsOf(own.total.net)).toBe(sumOf(ofDay.filter((one) => one.agent === agent)));
            expect(own.rows.every(({ officer: { id } }) => id === agent)).toBe(true);
            expect(own.trail.difference).toBe(0);
            const theirs = ends.filter((one) => one.agent === agent);
            expect(countsOf(own.trail)).toEqual(stillEnded(theirs, day));
          }
          for (const office of offices) {
            const there = await sheet(`day=${day}&office=${office}`, { supervisor: nadia });
            expect(centsOf(there.total.net)).toBe(sumOf(ofDay.filter((one) => one.office === office)));
            expect(there.trail.difference).toBe(0);
            const theirs = ends.filter((one) => one.office === office);
            expect(countsOf(there.trail)).toEqual(stillEnded(theirs, day));
          }
        }
        // Of the day that is not over, the home page counts what the sheet does.
        const today = dayInParis(new Date(clock));
        const home = (await api.call('GET', '/api/review/day/', { supervisor: nadia })).json();
        const { ended } = (await sheet(`day=${today}`, { supervisor: nadia })).trail;
        for (const outcome of [...unpaidOutcomes, 'cancelled'] as const) {
          expect(home[outcome].declarations, outcome).toBe(ended?.[outcome]);
        }
      }),
      { numRuns: 6 },
    );
  }, 120_000);
});
