import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../ui';
import { formatTotal } from '../text/format-total';
import { basketText } from '../text/summary-text';
import { totalLabel } from '../text/verdict-text';
import { useSimulation } from './use-simulation';

/** Says a total that has changed, once, whatever page is shown; never the first one. */
export function TotalAnnouncer(): null {
  const { answer } = useSimulation();
  const total =
    answer === null ? undefined : basketText.said(totalLabel(answer, basketText.soFar), formatTotal(answer));
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
