import { useCallback, useEffect, useState } from 'react';
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

/** What a scanner read and that opens nothing: no code of ours, one that was scanned while a dialog asks something, or one that could not be read. */
export interface Unopened {
  readonly why: 'foreign' | 'asked' | 'failed';
  readonly text: string;
  /** What it was scanned over. */
  readonly dialog: HTMLElement | null;
  /** Tells it from the same one scanned again. */
  readonly at: number;
}

export interface Keyboard {
  readonly isHelpOpen: boolean;
  readonly setHelpOpen: (isOpen: boolean) => void;
  readonly unopened: Unopened | undefined;
  readonly forgetScan: () => void;
}

/** A dialog may go away while what was scanned over it is read. */
const isAsking = (dialog: HTMLElement | null): boolean =>
  dialog?.isConnected === true && dialog.hasAttribute('open');

/** The keys and the scanner of whoever is signed in. */
export function useKeyboard(isSignedIn: boolean, owner: string | undefined): Keyboard {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [unopened, setUnopened] = useState<Unopened>();
  const forgetScan = useCallback(() => setUnopened(undefined), []);
  const navigate = useNavigate();
  // What an officer scanned is not told to the next one; the first of all is known a moment after they scan.
  useEffect(
    () => () => {
      if (isSignedIn && owner !== undefined) forgetScan();
    },
    [isSignedIn, owner, forgetScan],
  );
  useEffect(() => {
    const early = takeEarlyKeys();
    if (!isSignedIn) return undefined;
    switchShortcuts(readDeviceText('shortcuts') !== off);
    let isOver = false;
    const stop = followKeys(early, {
      onKey: (key) => {
        if (key === '?') setHelpOpen(true);
        if (key === '/') void navigate(agentPaths.declarations, { state: { toSearch: true } });
      },
      onScan: ({ text, dialog, isInField, undo }) => {
        const tell = (why: Unopened['why']): void => {
          if (isOver) return;
          const over = isAsking(dialog) ? dialog : null;
          // What stays in a field is seen there.
          setUnopened(
            why === 'foreign' && isInField ? undefined : { why, text, dialog: over, at: Date.now() },
          );
        };
        // « / » first, and a reference as fast as a scanner types: the search that it asks for.
        placeOf(text.replace(/^\//u, '')).then(
          (place) => {
            if (place === undefined) return tell('foreign');
            undo();
            if (isOver || isAsking(dialog)) return tell('asked');
            setUnopened(undefined);
            void navigate(place.to, { state: place.state });
          },
          // The part that reads it could not be fetched: nothing is opened.
          () => tell('failed'),
        );
      },
    });
    return () => {
      isOver = true;
      stop();
      switchShortcuts(false);
    };
  }, [isSignedIn, navigate]);
  return { isHelpOpen, setHelpOpen, unopened, forgetScan };
}
