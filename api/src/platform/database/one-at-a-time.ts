import type { RunStatement } from './database';

/** The same statements, each begun when the one before it is over. */
export function oneAtATime(run: RunStatement): RunStatement {
  let last: Promise<unknown> = Promise.resolve();
  return <Row extends object>(statement: Parameters<RunStatement>[0]) => {
    const rows = last.then(() => run<Row>(statement));
    last = rows.catch(() => undefined);
    return rows;
  };
}
