import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres-cluster';
import { createDatabase, databaseUrl } from '../../../test/test-databases';
import { openDatabase } from '../../platform/database/open-database';
import { declarationBody } from './testing/declaration-body';
import { newToken, startDeclarations } from './testing/start-declarations';

it('answers 503 in French while the database is down, and says nothing of it', async () => {
  const cluster = await startPostgres('volatile');
  await createDatabase(cluster.url, 'down');
  const database = await openDatabase({
    databaseUrl: databaseUrl(cluster.url, 'down'),
    dataDir: '',
    onConnectionError: () => undefined,
  });
  const api = await startDeclarations({ database, dispose: database.close });
  const { id, token } = await api.draft();
  await cluster.stop();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answers = await Promise.all([
      api.call('GET', `${id}/`, { token }),
      api.call('PUT', `${randomUUID()}/`, { token: newToken(), body: declarationBody() }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'not-ready', title: 'Service indisponible' });
      expect(answer.headers['retry-after']).toBeDefined();
      expect(answer.body).not.toMatch(/127\.0\.0\.1|postgres|ECONN/i);
    }
  }
  await api.app.close();
  await database.close();
});
