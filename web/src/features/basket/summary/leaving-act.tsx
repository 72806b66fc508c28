import { type ReactNode, useRef } from 'react';
import styles from './leaving-act.module.css';
import { useFocusAfterAnswer } from './use-focus-after-answer';

/** Around a button that goes away once it is pressed, with the notice that it answers. */
export function LeavingAct({ children }: { readonly children: ReactNode }): ReactNode {
  const act = useRef<HTMLDivElement>(null);
  useFocusAfterAnswer(act);
  return (
    <div ref={act} className={styles.act}>
      {children}
    </div>
  );
}
