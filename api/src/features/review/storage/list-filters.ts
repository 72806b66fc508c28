import type { DeclarationListQuery } from '@retour/contract';
import { declarationStatuses, meansOfTransport } from '@retour/core';

/** Collects the values of a statement and names their places. */
export interface Values {
  readonly list: readonly unknown[];
  readonly add: (value: unknown) => string;
}

export function collectValues(): Values {
  const list: unknown[] = [];
  return {
    list,
    add: (value) => {
      list.push(value);
      return `$${list.length}`;
    },
  };
}

export type Filters = Pick<DeclarationListQuery, 'status' | 'meanOfTransports' | 'startDate' | 'endDate'>;

export const newestFirst = 'order by created_at desc, id desc';

export function whereOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}

/** Inclusive days of Paris, on the instant of creation. */
export function periodConditions({ startDate, endDate }: Filters, values: Values): readonly string[] {
  const midnight = (day: string, shift: number): string =>
    `((${values.add(day)}::date + ${shift})::timestamp at time zone 'Europe/Paris')`;
  return [
    ...(startDate === undefined ? [] : [`created_at >= ${midnight(startDate, 0)}`]),
    ...(endDate === undefined ? [] : [`created_at < ${midnight(endDate, 1)}`]),
  ];
}

export function enumConditions({ status, meanOfTransports }: Filters, values: Values): readonly string[] {
  return [
    ...(status === undefined ? [] : [`status = any(${values.add(status)}::text[])`]),
    ...(meanOfTransports === undefined
      ? []
      : [`mean_of_transport = any(${values.add(meanOfTransports)}::text[])`]),
  ];
}

/**
 * The newest `reach` declarations that the filters and other conditions keep, read by date.
 * Each status and transport has its own stretch of an index: they are read side by side, only as far as needed.
 */
export function newestDeclarations(
  filters: Filters,
  values: Values,
  { reach, conditions = [] }: { readonly reach: number; readonly conditions?: readonly string[] },
): string {
  const kept = [...periodConditions(filters, values), ...conditions];
  const limit = `${newestFirst} limit ${values.add(reach)}`;
  if (filters.status === undefined && filters.meanOfTransports === undefined) {
    return `select id, created_at from declaration ${whereOf(kept)} ${limit}`;
  }
  const transports = (filters.meanOfTransports ?? meansOfTransport).map((transport) => values.add(transport));
  const stretches = (filters.status ?? declarationStatuses).flatMap((status) => {
    const sameStatus = `status = ${values.add(status)}::text`;
    return transports.map((transport) => {
      const where = whereOf([sameStatus, `mean_of_transport = ${transport}::text`, ...kept]);
      return `(select id, created_at from declaration ${where} ${limit})`;
    });
  });
  return `select id, created_at from (${stretches.join(' union all ')}) stretches ${limit}`;
}
