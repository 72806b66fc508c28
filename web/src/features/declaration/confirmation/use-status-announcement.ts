import { reversalTitle } from '@retour/contract';
import { useEffect, useRef } from 'react';
import type { SentDeclaration } from '../../../store';
import { useAnnounce } from '../../../ui';
import { confirmationText } from '../text/confirmation-text';
import { statusText } from '../text/status-text';

/**
 * Says aloud where the declaration stands when that changes, wherever the page then shows it; what was reversed, once. Its words
 * stand by themselves: they stay in the page after those that said that it was sent, on the page of its correction too.
 */
export function useStatusAnnouncement(sent: SentDeclaration, focusTitle: () => void): void {
  const announce = useAnnounce();
  const { word, meaning } = statusText(sent);
  const reversal = reversalTitle(sent);
  const last = useRef({ meaning, reversal });
  useEffect(() => {
    const before = last.current;
    last.current = { meaning, reversal };
    const isReversed = reversal !== before.reversal;
    if (before.meaning === meaning && !isReversed) return;
    const said = reversal !== null && isReversed ? `${reversal}. ${meaning}` : meaning;
    focusTitle();
    announce(`${confirmationText.status}\u00A0: ${word}. ${said}`);
  }, [word, meaning, reversal, announce, focusTitle]);
}
