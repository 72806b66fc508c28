import { type ReactNode, useState } from 'react';
import { HandbookPage } from '../../../features/handbook/handbook-page';
import { useAccessToken } from '../../../lib/session';
import { KeyboardHelp } from '../shell/keyboard/keyboard-help';
import { handbookWords } from './handbook-words';

/** The tutorial, with the words of the other features and the help of the keys, which it opens. */
export function AgentHandbookPage(): ReactNode {
  const isSignedIn = useAccessToken() !== undefined;
  const [isKeysOpen, setKeysOpen] = useState(false);
  return (
    <>
      <HandbookPage words={handbookWords} isSignedIn={isSignedIn} onShowKeys={() => setKeysOpen(true)} />
      <KeyboardHelp isOpen={isKeysOpen} onClose={() => setKeysOpen(false)} />
    </>
  );
}
