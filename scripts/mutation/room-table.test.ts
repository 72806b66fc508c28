import { expect, it } from 'vitest';
import { roomTable } from './room-table';

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

it('counts by room what is killed and what survives, and leaves out what is not tried', () => {
  const table = roomTable({
    files: {
      'core/src/money/exact.ts': mutants('Killed', 'Timeout'),
      'core/src/money/rate.ts': mutants('Survived', 'Ignored'),
      'core/src/assessment/relief/choose-relief.ts': mutants('NoCoverage'),
      'core/src/french/typeset.ts': mutants('Ignored'),
    },
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| assessment | 1 | 0 | 1 | 0.0 % |',
    '| money | 3 | 2 | 1 | 66.7 % |',
    '| all | 4 | 2 | 2 | 50.0 % |',
  ]);
});
