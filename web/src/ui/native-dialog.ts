import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes first: what is chosen, the first field, the title, the first act; « Fermer » is no beginning. */
const beginnings = [
  '[data-focus-act] :is(button, a[href])',
  'input:checked:not(:disabled)',
  ':is(input, select, textarea):not(:disabled)',
  '[data-title]',
  '[data-actions] :is(button, a[href])',
] as const;

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const found = beginnings.map((beginning) => dialog.querySelector<HTMLElement>(beginning));
  found.find((element) => element !== null)?.focus();
}

export interface NativeDialog {
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  /** For `onClose`: the browser may close the dialog itself, even against the wish of the page. */
  readonly followBrowser: () => void;
}

/** The platform's own dialog, opened and closed with the page's state: focus kept inside, page behind inert. */
export function useNativeDialog(open: boolean, preventClose: boolean, onClose: () => void): NativeDialog {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = dialogRef.current;
    const opener = document.activeElement;
    if (open && dialog && !dialog.open) show(dialog);
    if (!open && dialog?.open) dialog.close();
    // The browser gives the focus back to what opened it as it closes, not as it is taken out of the page.
    return () => {
      if (!open || dialog?.isConnected || document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  const followBrowser = (): void => {
    if (!open) return;
    if (!preventClose) onClose();
    else if (dialogRef.current) show(dialogRef.current);
  };
  return { dialogRef, followBrowser };
}
