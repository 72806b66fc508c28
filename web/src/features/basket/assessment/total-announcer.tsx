import { answerWords } from '@retour/core';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../ui';
import { basketText } from '../text/summary-text';
import { useSimulation } from './use-simulation';

/** Says a total that has changed, once, whatever page is shown; never the first one. */
export function TotalAnnouncer(): null {
  const { answer } = useSimulation();
  const words = answer === null ? undefined : answerWords(answer, 'running');
  const total = words && basketText.announcement(words.label, words.amount);
  const announce = useAnnounce();
  const last = useRef(total);
  useEffect(() => {
    if (last.current !== undefined && total !== undefined && last.current !== total) {
      announce(total);
    }
    last.current = total ?? last.current;
  }, [total, announce]);
  return null;
}
