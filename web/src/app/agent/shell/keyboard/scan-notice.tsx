import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Button, Notice } from '../../../../ui';
import styles from './scan-notice.module.css';
import { closeNotice, readText, scanText } from './scan-text';
import type { Unopened } from './use-keyboard';

export interface ScanNoticeProps {
  readonly unopened: Unopened | undefined;
  readonly onClose: () => void;
}

/** Over a dialog too, which lies above whatever is only fixed; in one that is gone, nothing can be shown. A ref. */
function putOnTop(notice: HTMLElement | null): void {
  if (notice?.isConnected) notice.showPopover?.();
}

/** What was scanned and opens nothing, and what to do: until it is closed, the page is left or the dialog that it stands in is answered. */
export function ScanNotice({ unopened, onClose }: ScanNoticeProps): ReactNode {
  const { pathname } = useLocation();
  const place = useRef(pathname);
  const dialog = unopened?.dialog;
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = unopened === undefined ? null : document.activeElement;
  }, [unopened]);
  useEffect(() => {
    if (place.current !== pathname) onClose();
    place.current = pathname;
  }, [pathname, onClose]);
  useEffect(() => {
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [dialog, onClose]);
  /** The focus goes back to where it was scanned. */
  const close = (): void => {
    const { current } = before;
    onClose();
    if (current instanceof HTMLElement) current.focus();
  };
  const notice = unopened && (
    <div key={unopened.at} ref={putOnTop} popover="manual" className={styles.notice}>
      <Notice tone="warning" title={scanText[unopened.why].title}>
        <p>{readText(unopened.text)}</p>
        <p>{scanText[unopened.why].text}</p>
        <div>
          <Button variant="secondary" compact onClick={close}>
            {closeNotice}
          </Button>
        </div>
      </Notice>
    </div>
  );
  return (
    <>
      <div role="status">{dialog == null && notice}</div>
      {/* All that is outside of an open dialog is inert, and read by nobody. */}
      {dialog != null && createPortal(<div role="status">{notice}</div>, dialog)}
    </>
  );
}
