import { phrase } from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import { useIsRunning } from '../../../lib/use-once-running';
import { keepsAnswers } from '../../../store';
import { Notice } from '../../../ui';

const unkept = phrase`Ce navigateur ne garde pas vos réponses : navigation privée, ou mémoire pleine. Recharger ou fermer la page les efface.`;

/** On the first page of a journey, before anything is typed that a reload would lose. */
export function UnkeptNotice({ words = unkept }: { readonly words?: string }): ReactNode {
  // A page written beforehand has no device.
  const isRunning = useIsRunning();
  const isLost = useMemo(() => isRunning && !keepsAnswers(), [isRunning]);
  return isLost && <Notice tone="warning">{words}</Notice>;
}
