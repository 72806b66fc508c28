import { type ReactNode, useEffect, useRef } from 'react';
import { sendAgainIfHeld } from '../lib/early-submits';

export interface FormProps {
  readonly onSubmit: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that our own checks read, not the browser's: it never leaves the page. */
export function Form({ onSubmit, className, children }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current !== null) sendAgainIfHeld(form.current);
  }, []);
  return (
    <form
      ref={form}
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
