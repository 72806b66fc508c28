/** Mutation of the law: all of core, or the rooms and files named: `npm run mutate -- money assessment/relief assessment/assess.ts`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { absolute } from './checks/source-files';
import { roomTable } from './mutation/room-table';

/** Not logic of the law: tests, their helpers, the index, and rows with their source, proved by what they give. */
const apart = ['**/*.test.ts', '**/testing/**', 'index.ts', 'regulation/tables/**'];

const rooms = process.argv.slice(2);
const patterns = rooms.map((room) => (room.endsWith('.ts') ? room : `${room}/**/*.ts`));
const changed = [
  ...(rooms.length === 0 ? ['**/*.ts'] : patterns).map((pattern) => `core/src/${pattern}`),
  ...apart.map((pattern) => `!core/src/${pattern}`),
];

const { status } = spawnSync(
  absolute('node_modules/.bin/stryker'),
  ['run', 'scripts/mutation/stryker.config.mjs', '--mutate', changed.join(',')],
  { cwd: absolute('.'), stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
console.log(`\n${roomTable(JSON.parse(readFileSync(absolute('.cache/mutation/report.json'), 'utf8')))}`);
