import { afterAll, beforeAll } from 'vitest';
import { buildWorld, type World } from './authorisation-world';
import { engines, type TestDatabase } from './engines';

/** A world for all the tests of a file, on a PostgreSQL server. */
export function useWorld(): () => World {
  let storage: TestDatabase;
  let world: World;
  beforeAll(async () => {
    const server = engines.find(({ name }) => name.includes('server'));
    if (server === undefined) throw new Error('no PostgreSQL server');
    storage = await server.open();
    world = await buildWorld(storage.database);
  });
  afterAll(async () => {
    await world.app.close();
    await storage.dispose();
  });
  return () => world;
}
