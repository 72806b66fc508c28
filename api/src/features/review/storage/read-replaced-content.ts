import type { RunStatement } from '../../../platform/database/database';
import type { DeclarationRow } from '../../declaration/storage/declaration-row';

/** What a declaration said before a correction. */
export type ReplacedContent = Pick<DeclarationRow, 'request' | 'assessment' | 'exchange_rates' | 'code'>;

/** What a version said, when a correction has replaced it since; null when the present content is that of the version. */
export async function readReplacedContent(
  run: RunStatement,
  id: string,
  version: number,
): Promise<ReplacedContent | null> {
  const [row] = await run<ReplacedContent>({
    name: 'read-replaced-content',
    text: `select request, assessment, exchange_rates, code from declaration_version
      where declaration_id = $1 and version >= $2 order by version limit 1`,
    values: [id, version],
  });
  return row ?? null;
}
