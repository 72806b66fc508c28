import { setTimeout as delay } from 'node:timers/promises';
import type { RunStatement } from './database';
import { undoneBy } from './unavailable';

/** A statement that the server undid for another one's sake. */
export interface UndoneStatement {
  /** Its name, where it has one. */
  readonly statement: string | undefined;
  /** PostgreSQL's own. */
  readonly code: string;
}

export type OnUndone = (undone: UndoneStatement) => void;

const maxTries = 3;
/** In milliseconds, at the most: two that met do not come back together. */
const maxPauseMs = 50;

/**
 * Tries a statement again when the server undid it because two waited for each other, or wrote the same at once. Each is a
 * transaction of its own: nothing of it was kept.
 */
export function tryingAgain(run: RunStatement, onUndone: OnUndone = () => undefined): RunStatement {
  return async (statement) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await run(statement);
      } catch (error) {
        const code = undoneBy(error);
        if (code === null || tries === maxTries) throw error;
        onUndone({ statement: statement.name, code });
      }
      await delay(Math.random() * maxPauseMs);
    }
  };
}
