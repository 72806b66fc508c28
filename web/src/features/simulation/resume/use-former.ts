import { useEffect, useReducer } from 'react';
import { endInTime, useAppStore, useOtherTabs } from '../../../store';
import { type FormerSimulation, readFormer, takeFormerBack } from './former-simulation';

/** The simulation that one press puts back, as long as nothing would be lost, and that press: false when it came too late. */
export function useFormer(): { readonly former: FormerSimulation | undefined; readonly undo: () => boolean } {
  const [, look] = useReducer((before: number) => before + 1, 0);
  // What it reads changes with the basket and with what other tabs do.
  useAppStore(({ simulator }) => simulator.simulatorRequest);
  useOtherTabs();
  useEffect(() => endInTime('formerSimulation', look), []);
  const undo = (): boolean => {
    const isBack = takeFormerBack();
    if (!isBack) look();
    return isBack;
  };
  return { former: readFormer(), undo };
}
