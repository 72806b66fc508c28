import type { ReviewSort } from '@retour/contract';
import { declarationStatuses, meansOfTransport } from '@retour/core';
import { declarationConditions, type Filters, type Values, whereOf } from './filter-sql';

/** Each order, of an index that holds it to the row. */
export const orderOf: Readonly<Record<ReviewSort, string>> = {
  newest: 'order by created_at desc, id desc',
  oldest: 'order by created_at, id',
  amount: 'order by total_cents desc, id desc',
  name: 'order by sort_name, id',
};

/** What an order compares. */
export const sortedKey: Readonly<Record<ReviewSort, string>> = {
  newest: 'id, created_at',
  oldest: 'id, created_at',
  amount: 'id, total_cents',
  name: 'id, sort_name',
};

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
  const key = sortedKey[sort];
  const limit = `${orderOf[sort]} limit ${values.add(reach)}`;
  const isByDate = sort === 'newest' || sort === 'oldest';
  const isInStretches = filters.status !== undefined || filters.meanOfTransports !== undefined;
  // What was decided on one day is few, and lies anywhere in the order: it is read by its own index, then sorted:
  // `offset 0` keeps the planner from reading the order until it meets them.
  const isOfOneDay = filters.handledDate !== undefined;
  if (!isByDate || !isInStretches || isOfOneDay) {
    const all = [...declarationConditions(filters, values), ...conditions];
    const kept = `select ${key} from declaration ${whereOf(all)}`;
    return isOfOneDay ? `select ${key} from (${kept} offset 0) handled ${limit}` : `${kept} ${limit}`;
  }
  const others = [...declarationConditions(filters, values, ['status', 'meanOfTransports']), ...conditions];
  const transports = (filters.meanOfTransports ?? meansOfTransport).map((transport) => values.add(transport));
  const stretches = (filters.status ?? declarationStatuses).flatMap((status) => {
    const sameStatus = `status = ${values.add(status)}::text`;
    return transports.map((transport) => {
      const where = whereOf([sameStatus, `mean_of_transport = ${transport}::text`, ...others]);
      return `(select ${key} from declaration ${where} ${limit})`;
    });
  });
  return `select ${key} from (${stretches.join(' union all ')}) stretches ${limit}`;
}
