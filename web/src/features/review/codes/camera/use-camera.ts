import { useCallback, useEffect, useRef, useState } from 'react';

export type CameraTrouble = 'refused' | 'absent' | 'busy' | 'unsupported';

export type CameraState =
  | { readonly kind: 'off' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'on'; readonly stream: MediaStream }
  | { readonly kind: 'failed'; readonly trouble: CameraTrouble };

export interface Camera {
  readonly state: CameraState;
  readonly start: () => void;
  readonly stop: () => void;
}

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
};

const troubleOfError: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function close(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The camera that looks away from the person; closed when the page is left, hidden or gone. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ kind: 'off' });
  const current = useRef<MediaStream>(undefined);
  /** A camera that opens once it is no longer wanted is closed at once. */
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    close(current.current);
    current.current = undefined;
    setState((previous) => (previous.kind === 'failed' ? previous : { kind: 'off' }));
  }, []);

  const start = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: 'starting' });
    openCamera().then(
      (stream) => {
        if (mine !== turn.current) return close(stream);
        current.current = stream;
        stream.getVideoTracks()[0]?.addEventListener('ended', () => {
          if (mine === turn.current) setState({ kind: 'failed', trouble: 'busy' });
        });
        setState({ kind: 'on', stream });
      },
      (error: unknown) => {
        if (mine === turn.current) setState({ kind: 'failed', trouble: troubleOf(error) });
      },
    );
  }, []);

  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  return { state, start, stop };
}

class UnsupportedError extends Error {}

async function openCamera(): Promise<MediaStream> {
  // Absent where the page is not served over HTTPS.
  if (!('mediaDevices' in navigator)) throw new UnsupportedError();
  return await navigator.mediaDevices.getUserMedia(wanted);
}

function troubleOf(error: unknown): CameraTrouble {
  if (error instanceof UnsupportedError) return 'unsupported';
  return (error instanceof Error ? troubleOfError[error.name] : undefined) ?? 'absent';
}
