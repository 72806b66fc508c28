import type { ReactNode } from 'react';
import { Button } from '../../../../../ui';
import { notBroughtText } from '../../../text/not-brought-text';
import { typedListText } from '../../../text/typed-list-text';

export interface IgnoreButtonProps {
  readonly typed: string;
  /** It is left out because it is not brought: the only way for what the law restricts or an age forbids. */
  readonly isNotBrought?: boolean | undefined;
  readonly onPress: () => void;
}

/** Leaves an article of the list out, as its traveller's own answer. */
export function IgnoreButton({ typed, isNotBrought = false, onPress }: IgnoreButtonProps): ReactNode {
  return (
    <Button
      variant="quiet"
      compact
      label={(isNotBrought ? notBroughtText.actOn : typedListText.ignoreThis)(typed)}
      onClick={onPress}
    >
      {isNotBrought ? notBroughtText.act(1) : typedListText.ignore}
    </Button>
  );
}
