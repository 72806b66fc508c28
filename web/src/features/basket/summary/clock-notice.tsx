import { formatDay } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useServerDay } from '../session/use-today';

/** Where the clock of this device is of another day than the server's, whose day it is. */
export function ClockNotice({ words }: { readonly words: (day: string) => string }): ReactNode {
  const day = useServerDay();
  if (day === undefined) return null;
  return (
    <Notice tone="warning" live>
      {words(formatDay(day))}
    </Notice>
  );
}
