import { ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Notice, Stack } from '../../../../ui';
import { codesText, refusedText } from '../text/codes-text';
import type { CodeOutcome } from './check-code';
import { GenuineCode } from './genuine-code';

export interface CodeResultProps {
  readonly outcome: CodeOutcome;
  readonly onAgain: () => void;
}

/** What the code is worth, and what to do with it. */
export function CodeResult({ outcome, onAgain }: CodeResultProps): ReactNode {
  return (
    <Stack>
      {outcome.kind === 'genuine' ? (
        <GenuineCode code={outcome.code} />
      ) : (
        <Notice tone="error" title={refusedText[outcome.kind].title} live>
          {refusedText[outcome.kind].text}
        </Notice>
      )}
      <Button variant="secondary" icon={ScanLine} onClick={onAgain}>
        {codesText.again}
      </Button>
    </Stack>
  );
}
