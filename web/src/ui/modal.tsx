import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names';
import { ClearIcon } from './clear-icon';
import styles from './modal.module.css';
import { useNativeDialog } from './native-dialog';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title?: string | undefined;
  readonly titleWeight?: 'bold' | 'normal' | undefined;
  readonly titleSize?: 'large' | 'medium' | undefined;
  readonly subtitle?: string | undefined;
  /** Names the dialog when it has no title. */
  readonly label?: string | undefined;
  /** An answer is needed: neither the icon, nor the overlay, nor Escape closes it. */
  readonly preventClose?: boolean | undefined;
  /** The first act takes the focus: the title and the subtitle, read with it, say all that there is to know. */
  readonly focusAct?: boolean | undefined;
  /** The buttons, kept in view under the scrolling content. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The platform's own dialog: focus kept inside, given back on closing, page behind inert. */
export function Modal({
  open,
  onClose,
  title,
  titleWeight = 'bold',
  titleSize = 'large',
  subtitle,
  label,
  preventClose = false,
  focusAct = false,
  actions,
  children,
}: ModalProps): ReactNode {
  const id = useId();
  const { dialogRef, followBrowser } = useNativeDialog(open, preventClose, onClose);
  const closeUnlessPrevented = (): void => {
    if (!preventClose) onClose();
  };
  const overlayPressed = useRef(false);
  /** A press that begins in the content and ends on the overlay, to select text, closes nothing. */
  const notePress = (event: MouseEvent): void => {
    overlayPressed.current = event.target === event.currentTarget;
  };
  const closeOnOverlay = (event: MouseEvent): void => {
    if (overlayPressed.current && event.target === event.currentTarget) closeUnlessPrevented();
  };

  return (
    // The overlay belongs to the dialog; the keyboard has Escape, through onCancel.
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby={title === undefined ? undefined : `${id}-titre`}
      aria-label={title === undefined ? label : undefined}
      aria-describedby={subtitle === undefined ? undefined : `${id}-sous-titre`}
      onMouseDown={notePress}
      onMouseUp={closeOnOverlay}
      onCancel={(event) => {
        event.preventDefault();
        closeUnlessPrevented();
      }}
      onClose={followBrowser}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            {title !== undefined && (
              <h2
                id={`${id}-titre`}
                data-title
                tabIndex={-1}
                className={classNames(
                  styles.title,
                  titleWeight === 'normal' && styles.normal,
                  titleSize === 'medium' && styles.medium,
                )}
              >
                {title}
              </h2>
            )}
            {!preventClose && (
              <button type="button" className={styles.close} onClick={onClose} aria-label="Fermer">
                <ClearIcon />
              </button>
            )}
          </div>
          {subtitle !== undefined && (
            <p id={`${id}-sous-titre`} className={styles.subtitle}>
              {subtitle}
            </p>
          )}
          {children !== undefined && <div className={styles.content}>{children}</div>}
          {actions !== undefined && (
            <div data-actions data-focus-act={focusAct || undefined} className={styles.actions}>
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
