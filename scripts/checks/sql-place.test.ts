import { expect, it } from 'vitest';
import { sqlOutOfPlace } from './sql-place';

const code =
  "const at = now();\nconst [row] = await run<{ id: string }>({ text, values: [] });\nawait options.run({ text: '' });";

it.each(['api/src/features/review/jobs.ts', 'api/src/features/review/list/routes.ts'])(
  'finds a statement in %s',
  (file) => {
    expect(sqlOutOfPlace(file, code)).toEqual([
      '2: SQL of a feature stands in its folder storage',
      '3: SQL of a feature stands in its folder storage',
    ]);
  },
);

it.each([
  'api/src/features/review/storage/list-row.ts',
  'api/src/features/review/list.test.ts',
  'api/src/features/review/testing/start.ts',
  'api/src/platform/mail/outbox.ts',
])('lets %s be', (file) => expect(sqlOutOfPlace(file, code)).toEqual([]));

it('takes a job that runs for no statement', () => {
  expect(
    sqlOutOfPlace('api/src/features/review/jobs.ts', 'startPeriodicJob({ run: () => foldMoves(run) });'),
  ).toEqual([]);
});
