import type { ReactNode } from 'react';

export interface FormProps {
  readonly onSubmit: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that our own checks read, not the browser's: it never leaves the page. */
export function Form({ onSubmit, className, children }: FormProps): ReactNode {
  return (
    <form
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
