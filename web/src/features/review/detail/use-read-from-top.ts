import { useEffect, useState } from 'react';
import { showPageTop } from '../../../ui';

/** Another version takes the place of what was read, and what was pressed to see it goes: it is read from its heading on. */
export function useReadFromTop(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) showPageTop();
  }, [times]);
  return () => setTimes((before) => before + 1);
}
