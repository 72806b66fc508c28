import { createHmac, hkdfSync } from 'node:crypto';

/** The key under which filters are digested: without it, what was typed cannot be looked for in the log. */
export function filtersKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'retour-en-france', 'logged-filters', 32));
}

/** The same for the same filters, in any order. */
export function digestFilters(key: Uint8Array, filters: Readonly<Record<string, unknown>>): string {
  const used = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key).update(JSON.stringify(used)).digest('base64url').slice(0, 22);
}
