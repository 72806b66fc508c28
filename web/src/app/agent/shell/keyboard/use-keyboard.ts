import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundPlace } from '../../../../features/review/list/read-search';
import { followKeys } from '../../../../lib/shortcuts/follow-keys';
import { switchShortcuts } from '../../../../lib/shortcuts/shortcuts-switch';
import { readDeviceText, saveDeviceText } from '../../../../store';
import { agentPaths } from '../../agent-paths';
import { takeEarlyKeys } from './early-keys';

const off = 'off';

/** Kept on the device, as the keyboard is its own. */
export function keepShortcuts(on: boolean): void {
  saveDeviceText('shortcuts', on ? 'on' : off);
  switchShortcuts(on);
}

/** Where what a scanner read is opened. Apart, as the shell knows no contract. */
async function placeOf(text: string): Promise<FoundPlace | undefined> {
  const { scannedPlace } = await import('../../../../features/review/list/read-search');
  return scannedPlace(text);
}

export interface Keyboard {
  readonly isHelpOpen: boolean;
  readonly setHelpOpen: (isOpen: boolean) => void;
}

/** The keys and the scanner of whoever is signed in. */
export function useKeyboard(isSignedIn: boolean): Keyboard {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const early = takeEarlyKeys();
    if (!isSignedIn) return undefined;
    switchShortcuts(readDeviceText('shortcuts') !== off);
    const stop = followKeys(early, {
      onKey: (key) => {
        if (key === '?') setHelpOpen(true);
        if (key === '/') void navigate(agentPaths.declarations, { state: { toSearch: true } });
      },
      onScan: ({ text, isInDialog, undo }) => {
        // « / » first, and a reference as fast as a scanner types: the search that it asks for.
        placeOf(text.replace(/^\//u, '')).then(
          (place) => {
            if (place === undefined) return;
            undo();
            if (!isInDialog) void navigate(place.to, { state: place.state });
          },
          // The part that reads it could not be fetched: nothing is opened.
          () => undefined,
        );
      },
    });
    return () => {
      stop();
      switchShortcuts(false);
    };
  }, [isSignedIn, navigate]);
  return { isHelpOpen, setHelpOpen };
}
