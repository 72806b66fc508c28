import type { Database, RunStatement } from '../database/database';
import type { InSpan } from './tracing';

/** A span for each statement: its name and its text, whose values stand apart and are not told. */
export function traceDatabase(database: Database, inSpan: InSpan): Database {
  const traced =
    (run: RunStatement, kind: string): RunStatement =>
    (statement) =>
      inSpan(
        {
          name: statement.name ?? 'statement',
          kind: 'client',
          attributes: {
            'db.system.name': 'postgresql',
            'db.query.text': statement.text,
            'retour.connections': kind,
          },
        },
        () => run(statement),
      );
  return {
    ...database,
    run: traced(database.run, 'work'),
    runList: traced(database.runList, 'lists'),
    runJob: traced(database.runJob, 'jobs'),
  };
}
