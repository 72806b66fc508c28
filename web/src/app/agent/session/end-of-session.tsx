import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames, useAnnounce } from '../../../ui';
import { agentPaths } from '../agent-paths';
import styles from './end-of-session.module.css';
import { endStage, endText, prolongLabel } from './session-end';
import { useSessionEnd } from './use-session-end';

/** Warns of the end of the session when it is known, ten minutes and two minutes before, and how to go on. */
export function EndOfSession(): ReactNode {
  const end = useSessionEnd();
  const announce = useAnnounce();
  const text = end === null ? null : endText(end.endMs, end.nowMs);
  const stage = end === null ? null : endStage(end.endMs - end.nowMs);
  const latest = useRef(text);
  latest.current = text;

  useEffect(() => {
    if (stage !== null && latest.current !== null) announce(latest.current);
  }, [stage, announce]);

  if (text === null) return null;
  return (
    <aside className={classNames(styles.end, stage !== 'known' && styles.urgent)} aria-label="Fin de session">
      <Clock aria-hidden size={20} strokeWidth={2} />
      <p>{text}</p>
      <a href={agentPaths.reconnection} target="_blank" rel="noopener">
        {prolongLabel}
      </a>
    </aside>
  );
}
