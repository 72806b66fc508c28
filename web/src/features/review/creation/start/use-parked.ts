import { useEffect } from 'react';
import {
  type ParkedDeclaration,
  refreshParked,
  useParkedStore,
} from '../../../../store/parked/parked-declarations';

/** The parked declarations, in step with the other tabs. */
export function useParked(): readonly ParkedDeclaration[] {
  useEffect(() => {
    refreshParked();
    addEventListener('storage', refreshParked);
    return () => removeEventListener('storage', refreshParked);
  }, []);
  return useParkedStore(({ parked }) => parked);
}
