import { simulationLimits } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDeclaration } from '../../../test/copy-declaration';
import { newServerDatabase } from '../../../test/engines';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { type DeclarationsUnderTest, startDeclarations } from '../declaration/testing/start-declarations';

/** Several times what one statement had the time to read when each article was parsed in it. */
const copies = 150;
let database: Database;
let api: DeclarationsUnderTest;

beforeAll(async () => {
  const url = await newServerDatabase();
  database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  api = await startDeclarations({ database, dispose: database.close }, { checkAnswers: false });
  const shoppingProducts = Array.from({ length: simulationLimits.shoppingProducts }, (_, place) => ({
    customId: `article-${place}`,
    customName: `Flacon ${place}, offert par une maison de parfums de Grasse`,
    originalValue: 90,
    currency: 'USD',
  }));
  await copyDeclaration(url, (await api.submitted({ shoppingProducts })).id, { copies });
});
afterAll(async () => {
  await api.app.close();
  await database.close();
});

describe('declarations of as many articles as may be sent', () => {
  it('are exported, with each of their articles', async () => {
    const answer = await api.exported();
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    expect(answer.body.match(/, offert par une maison/g)).toHaveLength(
      (copies + 1) * simulationLimits.shoppingProducts,
    );
  }, 60_000);
});
