import { formatDay } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useServerDay } from '../../basket/session/use-today';
import { checkText } from '../text/check-text';

/** Where the clock of this device is of another day than the server's, whose day it is. */
export function ClockNotice(): ReactNode {
  const day = useServerDay();
  return day === undefined ? null : <Notice tone="warning">{checkText.clock(formatDay(day))}</Notice>;
}
