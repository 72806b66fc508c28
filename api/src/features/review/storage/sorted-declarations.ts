import type { ReviewSort } from '@retour/contract';
import { declarationStatuses, isWaiting, meansOfTransport } from '@retour/core';
import { declarationConditions, type Filters, type Values, whereOf } from './filter-sql';
import { inTurn, isInQueue, noTurn, turnIn, turnOfAny } from './waiting-since';

/** The list of a queue, the oldest first, is read from who has waited longest, as it is served. */
type Order = ReviewSort | 'waiting';

export interface Ordered extends Pick<Filters, 'status'> {
  readonly sort?: ReviewSort | undefined;
}

function orderIn({ sort = 'newest', status = [] }: Ordered): Order {
  return sort === 'oldest' && status.length > 0 && status.every(isWaiting) ? 'waiting' : sort;
}

const orders: Readonly<Record<Order, string>> = {
  newest: 'order by created_at desc, id desc',
  oldest: 'order by created_at, id',
  waiting: inTurn,
  amount: 'order by total_cents desc, id desc',
  name: 'order by sort_name, id',
};

const keys: Readonly<Record<Order, string>> = {
  newest: 'id, created_at',
  oldest: 'id, created_at',
  waiting: `id, ${turnOfAny}`,
  amount: 'id, total_cents',
  name: 'id, sort_name',
};

/** The order of a list, of an index that holds it to the row. */
export function orderOf(list: Ordered): string {
  return orders[orderIn(list)];
}

/** What an order compares. */
export function sortedKey(list: Ordered): string {
  return keys[orderIn(list)];
}

export interface Sorted {
  readonly sort: ReviewSort;
  readonly reach: number;
  readonly conditions?: readonly string[];
}

/**
 * The first `reach` declarations that the filters and other conditions keep, in an order. By date, each status and transport has its
 * own stretch of an index: they are read side by side, only as far as needed. The indexes of the other orders hold the
 * status and the transport beside their key.
 */
export function sortedDeclarations(
  filters: Filters,
  values: Values,
  { sort, reach, conditions = [] }: Sorted,
): string {
  const list = { sort, status: filters.status };
  const key = sortedKey(list);
  const limit = `${orderOf(list)} limit ${values.add(reach)}`;
  const isByDate = sort === 'newest' || sort === 'oldest';
  const isInStretches = filters.status !== undefined || filters.meanOfTransports !== undefined;
  // What was decided on one day is few, and lies anywhere in the order: it is read by its own index, then sorted:
  // `offset 0` keeps the planner from reading the order until it meets them.
  const isOfOneDay = filters.handledDate !== undefined;
  if (!isByDate || !isInStretches || isOfOneDay) {
    const all = [...declarationConditions(filters, values), ...conditions];
    const kept = `select ${key} from declaration ${whereOf(all)}`;
    return isOfOneDay ? `select * from (${kept} offset 0) handled ${limit}` : `${kept} ${limit}`;
  }
  const others = [...declarationConditions(filters, values, ['status', 'meanOfTransports']), ...conditions];
  const transports = (filters.meanOfTransports ?? meansOfTransport).map((transport) => values.add(transport));
  const isWaitingLongest = orderIn(list) === 'waiting';
  const stretches = (filters.status ?? declarationStatuses).flatMap((status) => {
    const sameStatus = `status = ${values.add(status)}::text`;
    // Of one status its columns alone, which an index holds; those that were erased meanwhile have their own.
    const parts =
      isWaitingLongest && isWaiting(status)
        ? [
            { ownKey: `id, ${turnIn(status)}`, own: [isInQueue] },
            { ownKey: `id, ${noTurn}`, own: ['anonymised_at is not null'] },
          ]
        : [{ ownKey: key, own: [] }];
    return transports.flatMap((transport) =>
      parts.map(({ ownKey, own }) => {
        const where = whereOf([sameStatus, ...own, `mean_of_transport = ${transport}::text`, ...others]);
        return `(select ${ownKey} from declaration ${where} ${limit})`;
      }),
    );
  });
  return `select * from (${stretches.join(' union all ')}) stretches ${limit}`;
}
