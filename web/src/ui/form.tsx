import { type ReactNode, useEffect, useRef } from 'react';
import { sendAgainIfHeld } from '../lib/early-submits';

export interface FormProps {
  readonly onSubmit: () => void;
  /** Named by a button that stands outside it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that our own checks read, not the browser's: it never leaves the page. */
export function Form({ onSubmit, id, className, children }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current !== null) sendAgainIfHeld(form.current);
  }, []);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
