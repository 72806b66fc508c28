import type { WaitingStatus } from '@retour/core';
import { parsePath } from 'react-router';
import { useLastList } from './last-list';
import { readListPlace } from './list-place';

/** The queue that an agent comes from: of what is to be collected when they last asked a list for that alone, to be validated otherwise. */
export function useQueueOfList(): WaitingStatus {
  const { to, state } = useLastList();
  const { filters } = readListPlace({ search: parsePath(to).search ?? '', state });
  const [status, ...others] = filters.status;
  return status === 'validated' && others.length === 0 ? status : 'submitted';
}
