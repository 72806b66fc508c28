import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deployFile } from './deploy-file';

it('gives no password to a command line, which whoever is on the machine may read', () => {
  const script = readFileSync(deployFile('patroni/create-database.sh'), 'utf8');
  const [, command = ''] = /^psql ([\s\S]*?)<<'SQL'$/m.exec(script) ?? [];
  expect(command).toContain('--dbname "$1"');
  expect(command).not.toMatch(/password/i);
  const named = [...script.matchAll(/^\\getenv (\w+) RETOUR_\w+_PASSWORD$/gm)].map(([, name]) => name);
  const used = [...script.matchAll(/:'(\w+)'/g)].map(([, name]) => name);
  expect(named).toEqual(used);
  expect(used).toHaveLength(3);
});
