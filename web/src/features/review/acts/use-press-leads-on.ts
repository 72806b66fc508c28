import { useEffect, useRef } from 'react';

interface LeadingPress {
  readonly isOpen: boolean;
  /** Id of the field that the choice asks for next, as soon as it is chosen. */
  readonly asked: string | undefined;
}

/**
 * What a choice asks next is brought into sight: enlarged, a dialog may show nothing of it. A press takes the focus there too; arrows go
 * through the choices, and leave it where it is.
 */
export function usePressLeadsOn({ isOpen, asked }: LeadingPress): void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const note = ({ type }: Event): void => {
      isPressed.current = type === 'pointerdown';
    };
    for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, note, true);
    return () => {
      for (const kind of ['pointerdown', 'keydown']) document.removeEventListener(kind, note, true);
    };
  }, [isOpen]);
  useEffect(() => {
    if (asked === undefined) return;
    const field = document.getElementById(asked);
    if (isPressed.current) field?.focus();
    field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [asked]);
}
