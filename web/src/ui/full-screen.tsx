import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ClearIcon } from './clear-icon';
import styles from './full-screen.module.css';
import { useNativeDialog } from './native-dialog';

export interface FullScreenProps {
  /** Names it, over the rest; takes the focus as it opens. */
  readonly title: string;
  /** Beside the title: where one stands among several. */
  readonly place?: ReactNode;
  /** What is shown as large as the window bears. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** One thing held out to somebody else: it takes the whole window, over every bar; Escape leaves it. */
export function FullScreen({
  title,
  place,
  picture,
  children,
  actions,
  onClose,
  onKeyDown,
}: FullScreenProps): ReactNode {
  const titleId = useId();
  const { dialogRef, followBrowser } = useNativeDialog(true, false, onClose);
  return (
    // The keys are a second way to what buttons do.
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={followBrowser}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <div className={styles.heading}>
            <h2 id={titleId} data-title tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {place}
          </div>
          <button type="button" className={styles.close} onClick={onClose} aria-label="Fermer">
            <ClearIcon />
          </button>
        </div>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
