import type { MeanTakings, OfficerTakings, Takings } from '@retour/contract';
import {
  type Cents,
  eurosOf,
  findOffice,
  type MeanOfPayment,
  meansOfPayment,
  type Office,
} from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import {
  readStoredTakings,
  type StoredCount,
  type StoredMean,
  type StoredMovements,
  type StoredTakings,
  type TakingsScope,
} from './storage/read-takings';

const noneEnded = { refused: 0, abandoned: 0, 're-exported': 0, seized: 0, cancelled: 0 } as const;

const nothing: StoredMovements = { payments: 0, collected: 0, reversals: 0, reversed: 0 };

function sum(movements: readonly StoredMovements[]): StoredMovements {
  return movements.reduce(
    (all, one) => ({
      payments: all.payments + one.payments,
      collected: all.collected + one.collected,
      reversals: all.reversals + one.reversals,
      reversed: all.reversed + one.reversed,
    }),
    nothing,
  );
}

function netOf({ collected, reversed }: StoredMovements): Cents {
  return collected - reversed;
}

function inEuros(movements: StoredMovements): Omit<Takings['total'], 'means'> {
  const { payments, collected, reversals, reversed } = movements;
  return {
    payments,
    collected: eurosOf(collected),
    reversals,
    reversed: eurosOf(reversed),
    net: eurosOf(netOf(movements)),
  };
}

/** In the order of the means; what has none comes last. */
const order: readonly (MeanOfPayment | null)[] = [...meansOfPayment, null];

/**
 * One line a mean that was taken, given back or counted. What was counted of several tills is told once all of those that hold
 * this mean are counted: a part of it would look like money that is missing.
 */
function byMean(means: readonly StoredMean[], counts: readonly StoredCount[]): MeanTakings[] {
  return order.flatMap((mean) => {
    const taken = means.filter((one) => one.mean === mean);
    const counted = counts.filter((one) => one.mean === mean);
    if (taken.length === 0 && counted.length === 0) return [];
    const all = sum(taken);
    const isCounted = (one: StoredMean): boolean =>
      counted.some(({ office_id, agent_id }) => office_id === one.office_id && agent_id === one.agent_id);
    const inAll = (of: (one: StoredCount) => number): number =>
      counted.reduce((cents, one) => cents + of(one), 0);
    const cents = inAll(({ counted_cents }) => counted_cents);
    const due = inAll(({ due_cents }) => due_cents);
    const [only, ...others] = counted;
    return {
      ...(mean === null ? {} : { mean }),
      ...inEuros(all),
      ...(counted.length > 0 && taken.every(isCounted)
        ? {
            counted: eurosOf(cents),
            difference: eurosOf(cents - due),
            ...(only === undefined || others.length > 0
              ? {}
              : { countedAt: new Date(only.at).toISOString() }),
            since: eurosOf(netOf(all) - due),
            movementsSince: inAll(({ later }) => later),
          }
        : {}),
    };
  });
}

/** Without a name once the account is gone. */
function namedOfficer(id: string, name: string): OfficerTakings['officer'] {
  return { id, ...(name === '' ? {} : { name }) };
}

/** The offices of a sheet under the names that its payments carry, else that of the list, by name. */
function officesOf(
  { officers, ended_offices }: Pick<StoredTakings, 'officers' | 'ended_offices'>,
  nameOf: (id: string) => string,
): NonNullable<Takings['offices']> {
  const names = new Map(ended_offices.map((id) => [id, nameOf(id)]));
  for (const { office_id, office_name } of officers) names.set(office_id, office_name);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr') || (one.id < other.id ? -1 : 1));
}

/** The sheet of a day: what was collected and given back, by officer, office and mean, and how it agrees with the trail. */
export async function readTakings(
  run: RunStatement,
  scope: TakingsScope,
  offices: readonly Office[],
): Promise<Takings> {
  const stored = await readStoredTakings(run, scope);
  const { officers, means, reversers, counts, net, ended, reopened, unclosed } = stored;
  const nameOf = (id: string): string => findOffice(offices, id)?.name ?? id;
  const ofSheet = officesOf(stored, nameOf);
  const { officeId } = scope;
  const { closed = 0, ...unpaid } = ended ?? {};
  const total = sum(officers);
  return {
    day: scope.day,
    ...(officeId === null
      ? {}
      : { office: ofSheet.find(({ id }) => id === officeId) ?? { id: officeId, name: nameOf(officeId) } }),
    offices: ofSheet,
    rows: officers.map((officer) => {
      const isTheirs = ({ office_id, agent_id }: Pick<StoredMean, 'office_id' | 'agent_id'>): boolean =>
        office_id === officer.office_id && agent_id === officer.agent_id;
      const { first, last, year } = officer;
      return {
        office: { id: officer.office_id, name: officer.office_name },
        officer: namedOfficer(officer.agent_id, officer.officer),
        ...inEuros(officer),
        reversedBy: reversers.filter(isTheirs).map(({ reversed_by, reverser, reversals, reversed }) => ({
          officer: namedOfficer(reversed_by, reverser),
          reversals,
          reversed: eurosOf(reversed),
        })),
        means: byMean(means.filter(isTheirs), counts.filter(isTheirs)),
        ...(first === null || last === null ? {} : { receipts: { year, first, last } }),
      };
    }),
    total: { ...inEuros(total), means: byMean(means, counts) },
    trail: {
      net: eurosOf(net),
      difference: eurosOf(net - netOf(total)),
      closed,
      ended: { ...noneEnded, ...unpaid },
      reopened,
      unclosed,
    },
  };
}
