import type { ListColumnId } from '@retour/contract';
import { useRef, useState } from 'react';
import type { ActTrouble } from '../acts/use-writes';
import { usualColumns } from '../list/list-columns';
import type { KeptPreferences } from './list-preferences';

export interface Columns {
  /** What is chosen, at once; what is kept again where it could not be kept. */
  readonly shown: readonly ListColumnId[];
  readonly choose: (columns: readonly ListColumnId[]) => void;
  /** Why the last choice was not kept. */
  readonly trouble: ActTrouble | undefined;
}

/** The columns of the table, kept with the account as they are chosen. */
export function useColumns({ columns, keep }: KeptPreferences): Columns {
  const last = useRef<readonly ListColumnId[]>(undefined);
  const [asked, setAsked] = useState<readonly ListColumnId[]>();
  const [trouble, setTrouble] = useState<ActTrouble>();
  const choose = async (chosen: readonly ListColumnId[]): Promise<void> => {
    last.current = chosen;
    setAsked(chosen);
    setTrouble(undefined);
    const failed = await keep((now) => ({ ...now, columns: [...chosen] }));
    if (last.current !== chosen) return;
    setAsked(undefined);
    setTrouble(failed && { outcome: failed, retry: () => void choose(chosen) });
  };
  return { shown: asked ?? columns ?? usualColumns, choose: (chosen) => void choose(chosen), trouble };
}
