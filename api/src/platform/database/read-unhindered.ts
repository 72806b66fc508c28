import { BusyError, type Database, type RunStatement, type Statement } from './database';

/**
 * Reads what must be told when the service is in trouble. Where lists are read: while no standby has what is written, every
 * write waits, and those of people and of the jobs hold all their connections. Where jobs run when it is the lists that are too many.
 */
export function readUnhindered({ runList, runJob }: Pick<Database, 'runList' | 'runJob'>): RunStatement {
  return async <Row extends object>(statement: Statement) => {
    try {
      return await runList<Row>(statement);
    } catch (error) {
      if (error instanceof BusyError) return runJob<Row>(statement);
      throw error;
    }
  };
}
