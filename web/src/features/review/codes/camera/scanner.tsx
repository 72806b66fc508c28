import { Camera, CameraOff } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button, Card, Notice, Stack } from '../../../../ui';
import { type CodeReader, loadCodeReader } from '../reader/code-reader';
import { codesText, troubleText } from '../text/codes-text';
import { PhotoField } from './photo-field';
import { useCamera } from './use-camera';
import { Viewfinder } from './viewfinder';

export interface ScannerProps {
  /** Opens the camera without waiting: for the next code of the same work. */
  readonly startsAtOnce: boolean;
  readonly onCode: (text: string) => void;
}

/** The camera, with a photo as the way round it. */
export function Scanner({ startsAtOnce, onCode }: ScannerProps): ReactNode {
  const { state, start, stop } = useCamera();
  const { reader, isMissing, retry } = useCodeReader();
  const titleId = useId();
  useEffect(() => {
    if (startsAtOnce) start();
  }, [startsAtOnce, start]);

  const isOpening = state.kind === 'starting' || (state.kind === 'on' && reader === null);
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack>
        <h2 id={titleId}>{codesText.scanTitle}</h2>
        <p>{state.kind === 'on' ? codesText.aim : codesText.scan}</p>
        {state.kind === 'on' && reader !== null && (
          <Viewfinder stream={state.stream} reader={reader} onCode={onCode} />
        )}
        {state.kind === 'failed' && (
          <Notice tone="warning" title={troubleText[state.trouble].title} live>
            {troubleText[state.trouble].text}
          </Notice>
        )}
        {isMissing && (
          <Notice tone="warning" live>
            {codesText.readerMissing}
          </Notice>
        )}
        <Stack gap="small">
          {state.kind === 'on' && reader !== null ? (
            <Button variant="secondary" icon={CameraOff} onClick={stop}>
              {codesText.stop}
            </Button>
          ) : (
            <Button
              icon={Camera}
              busy={isOpening && !isMissing}
              onClick={() => {
                retry();
                start();
              }}
            >
              {isOpening && !isMissing ? codesText.starting : codesText.start}
            </Button>
          )}
          <PhotoField onCode={onCode} />
        </Stack>
      </Stack>
    </Card>
  );
}

interface LoadedReader {
  readonly reader: CodeReader | null;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** What reads codes, fetched as soon as this page is open: the network may go before the first scan. */
function useCodeReader(): LoadedReader {
  const [reader, setReader] = useState<CodeReader | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = tries >= 0;
    loadCodeReader().then(
      (found) => {
        if (isWanted) setReader(found);
      },
      () => {
        if (isWanted) setIsMissing(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  return {
    reader,
    isMissing: isMissing && reader === null,
    retry: () => {
      setIsMissing(false);
      setTries((count) => count + 1);
    },
  };
}
