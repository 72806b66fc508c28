/** Mutation of the law: every room of core, or those named: `npm run mutate -- money assessment/relief`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { absolute } from './checks/source-files';
import { roomTable } from './mutation/room-table';

/** Not logic of the law: tests, their helpers, the index, and rows with their source, proved by what they give. */
const apart = ['**/*.test.ts', '**/testing/**', 'index.ts', 'regulation/tables/**'];

const rooms = process.argv.slice(2);
const folders = rooms.length === 0 ? [''] : rooms.map((room) => `${room}/`);
const changed = [
  ...folders.map((folder) => `core/src/${folder}**/*.ts`),
  ...apart.map((pattern) => `!core/src/${pattern}`),
];

const { status } = spawnSync(
  absolute('node_modules/.bin/stryker'),
  ['run', 'scripts/mutation/stryker.config.mjs', '--mutate', changed.join(',')],
  { cwd: absolute('.'), stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
console.log(`\n${roomTable(JSON.parse(readFileSync(absolute('.cache/mutation/report.json'), 'utf8')))}`);
