import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { VisuallyHidden } from './visually-hidden';

type Announce = (message: string) => void;

const LiveRegionContext = createContext<Announce>(() => undefined);

/** One polite live region for the whole application, present before anything is said. */
export function LiveRegionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [message, setMessage] = useState('');
  const again = useRef(false);
  const announce = useCallback<Announce>((text) => {
    // The same sentence twice would not be read: a trailing space makes it new.
    again.current = !again.current;
    setMessage(again.current ? text : `${text} `);
  }, []);
  return (
    <LiveRegionContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-live="polite" data-live-region>
          {message}
        </span>
      </VisuallyHidden>
    </LiveRegionContext>
  );
}

/** Says a change of state (total, saved, sent) to screen readers, once. */
export function useAnnounce(): Announce {
  return useContext(LiveRegionContext);
}
