import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { VisuallyHidden } from './visually-hidden';

type Announce = (message: string) => void;

interface Said {
  readonly turn: number;
  readonly text: string;
}

const LiveRegionContext = createContext<Announce>(() => undefined);

/**
 * One polite live region for the whole application, present before anything is said. Each message is an element of its
 * own and the last two stay: two said at once are both read, each once, and the same one said later is read again.
 */
export function LiveRegionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [messages, setMessages] = useState<readonly Said[]>([]);
  const turn = useRef(0);
  const announce = useCallback<Announce>((text) => {
    turn.current += 1;
    const message = { turn: turn.current, text };
    setMessages((before) => [...before.slice(-1), message]);
  }, []);
  return (
    <LiveRegionContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-live="polite" aria-atomic={false} data-live-region>
          {messages.map((message) => (
            <span key={message.turn}>{message.text} </span>
          ))}
        </span>
      </VisuallyHidden>
    </LiveRegionContext>
  );
}

/** Says a change of state (total, saved, sent) to screen readers, once. */
export function useAnnounce(): Announce {
  return useContext(LiveRegionContext);
}
