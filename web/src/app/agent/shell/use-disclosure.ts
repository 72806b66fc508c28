import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The button and its panel: a press elsewhere closes, and so does leaving them with the keyboard. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** A panel that a button opens; Escape closes it and gives the focus back to the button. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      container.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => setOpen((open) => !open),
    close: () => setOpen(false),
    container,
  };
}
