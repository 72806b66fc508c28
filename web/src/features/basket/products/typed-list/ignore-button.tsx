import type { ReactNode } from 'react';
import { Button } from '../../../../ui';
import { notBroughtText } from '../../text/not-brought-text';
import { typedListText } from '../../text/typed-list-text';

export interface IgnoreButtonProps {
  readonly typed: string;
  /** What may not pass without a word is left out only by who does not bring it. */
  readonly isGood?: boolean | undefined;
  readonly onPress: () => void;
}

/** Leaves an article of the list out, as its traveller's own answer. */
export function IgnoreButton({ typed, isGood = false, onPress }: IgnoreButtonProps): ReactNode {
  return (
    <Button
      variant="quiet"
      compact
      label={(isGood ? notBroughtText.actOn : typedListText.ignoreThis)(typed)}
      onClick={onPress}
    >
      {isGood ? notBroughtText.act(1) : typedListText.ignore}
    </Button>
  );
}
