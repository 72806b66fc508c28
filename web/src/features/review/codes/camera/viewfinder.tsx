import { type ReactNode, useEffect, useRef } from 'react';
import type { CodeReader } from '../reader/code-reader';
import { codesText } from '../text/codes-text';
import styles from './viewfinder.module.css';

const pauseMs = 120;

export interface ViewfinderProps {
  readonly stream: MediaStream;
  readonly reader: CodeReader;
  /** Text of the first code seen. */
  readonly onCode: (text: string) => void;
}

/** What the camera sees, read again and again until a code is in it. */
export function Viewfinder({ stream, reader, onCode }: ViewfinderProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  report.current = onCode;

  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const [text] = hasPicture(element) ? await readQuietly(reader, element) : [];
      if (isOver) return;
      if (text === undefined) timer = setTimeout(() => void look(), pauseMs);
      else report.current(text);
    };
    element.srcObject = stream;
    // A browser that refuses to play by itself still shows the first picture.
    element.play().catch(() => undefined);
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      element.srcObject = null;
    };
  }, [stream, reader]);

  return (
    <div className={styles.frame}>
      <video ref={video} className={styles.picture} aria-label={codesText.view} muted playsInline />
      <span className={styles.aim} aria-hidden="true" />
    </div>
  );
}

function hasPicture({ readyState, videoWidth }: HTMLVideoElement): boolean {
  return readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth > 0;
}

/** A picture that cannot be read is one without a code: the next one comes at once. */
async function readQuietly(reader: CodeReader, element: HTMLVideoElement): Promise<readonly string[]> {
  return reader.read(element).catch(() => []);
}
