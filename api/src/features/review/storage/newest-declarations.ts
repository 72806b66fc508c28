import { declarationStatuses, meansOfTransport } from '@retour/core';
import { declarationConditions, type Filters, type Values, whereOf } from './filter-sql';

export const newestFirst = 'order by created_at desc, id desc';

/**
 * The newest `reach` declarations that the filters and other conditions keep, read by date.
 * Each status and transport has its own stretch of an index: they are read side by side, only as far as needed.
 */
export function newestDeclarations(
  filters: Filters,
  values: Values,
  { reach, conditions = [] }: { readonly reach: number; readonly conditions?: readonly string[] },
): string {
  const others = [...declarationConditions(filters, values, ['status', 'meanOfTransports']), ...conditions];
  const limit = `${newestFirst} limit ${values.add(reach)}`;
  if (filters.status === undefined && filters.meanOfTransports === undefined) {
    return `select id, created_at from declaration ${whereOf(others)} ${limit}`;
  }
  const transports = (filters.meanOfTransports ?? meansOfTransport).map((transport) => values.add(transport));
  const stretches = (filters.status ?? declarationStatuses).flatMap((status) => {
    const sameStatus = `status = ${values.add(status)}::text`;
    return transports.map((transport) => {
      const where = whereOf([sameStatus, `mean_of_transport = ${transport}::text`, ...others]);
      return `(select id, created_at from declaration ${where} ${limit})`;
    });
  });
  return `select id, created_at from (${stretches.join(' union all ')}) stretches ${limit}`;
}
