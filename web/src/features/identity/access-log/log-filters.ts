import { type AccessAction, type AccessLogQuery, accessActions } from '@retour/contract';
import { isDay } from '../../../lib/shape';
import { declarationIn } from './check-filters';

/** What an address asks of the log; empty texts ask nothing. */
export interface LogFilters {
  readonly agentId: string;
  readonly action: AccessAction | '';
  readonly day: string;
  readonly declaration: string;
  readonly before: string;
}

export const logFilterNames = {
  agentId: 'agent',
  action: 'acte',
  day: 'jour',
  declaration: 'declaration',
  before: 'avant',
} as const satisfies Readonly<Record<keyof LogFilters, string>>;

/** What is not understood is left out, but a reference, of which the form says what is wrong. */
export function readLogFilters(address: URLSearchParams): LogFilters {
  const given = (name: keyof LogFilters): string => address.get(logFilterNames[name]) ?? '';
  const day = given('day');
  return {
    agentId: given('agentId'),
    action: accessActions.find((action) => action === given('action')) ?? '',
    day: isDay(day) ? day : '',
    declaration: declarationIn(given('declaration')) ?? given('declaration'),
    before: given('before'),
  };
}

export function writeLogFilters(filters: Partial<LogFilters>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== '') address.set(logFilterNames[name as keyof LogFilters], value);
  }
  return address;
}

export function logQueryOf(filters: LogFilters): AccessLogQuery {
  const used = Object.entries(filters).filter(([, value]) => value !== '');
  return Object.fromEntries(used);
}
