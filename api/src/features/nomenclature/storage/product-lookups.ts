import { type ProductHistoryEntry, retentionTerms, reviewLimits } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { deletionRule } from '../../../platform/retention/retention-rule';

export interface ProductLookup {
  readonly agentId: string;
  readonly productId: string;
  /** What was typed to find it. */
  readonly searchValue: string;
  readonly at: Date;
}

interface LookupRow {
  readonly product_id: string;
  readonly search_value: string;
  readonly at: Date;
}

/** The lookup and the end of the list in one statement, which reads the table as it was before. */
const writing = `
with dropped as (
  delete from product_lookup
  where agent_id = $1 and product_id in (
    select product_id from product_lookup where agent_id = $1 and product_id <> $2
    order by at desc, product_id offset ${reviewLimits.productHistory - 1}
  )
)
insert into product_lookup (agent_id, product_id, search_value, at) values ($1, $2, $3, $4)
on conflict (agent_id, product_id) do update set search_value = excluded.search_value, at = excluded.at`;

/** Writes a lookup, one row for each product, and drops the oldest beyond what is kept. */
export async function writeProductLookup(
  run: RunStatement,
  { agentId, productId, searchValue, at }: ProductLookup,
): Promise<void> {
  await run({ name: 'keep-product-lookup', text: writing, values: [agentId, productId, searchValue, at] });
}

/** The products that an agent looked up, newest first. */
export async function readProductHistory(run: RunStatement, agentId: string): Promise<ProductHistoryEntry[]> {
  const rows = await run<LookupRow>({
    name: 'read-product-history',
    text: `select product_id, search_value, at from product_lookup where agent_id = $1
      order by at desc, product_id limit ${reviewLimits.productHistory}`,
    values: [agentId],
  });
  return rows.map((row) => ({
    productId: row.product_id,
    searchValue: row.search_value,
    at: row.at.toISOString(),
  }));
}

export const productLookupRule = deletionRule({
  name: 'product-lookups',
  days: retentionTerms.productLookups,
  table: 'product_lookup',
  isDue: 'at < $1',
});
