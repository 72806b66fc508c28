import { typeset } from '@retour/core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { applyUpdate, isUpdateReady, subscribeToUpdate } from '../../lib/pwa-update';
import { Button } from '../../ui';
import styles from './update-prompt.module.css';

/** Journeys that a question about versions must not interrupt. */
const journeys = ['/simulateur', '/declaration'];

const isInJourney = (pathname: string): boolean => journeys.some((journey) => pathname.startsWith(journey));

/** Proposes the new version, outside journeys only; the traveller decides when. */
export function UpdatePrompt({ pathname }: { readonly pathname: string }): ReactNode {
  const ready = useSyncExternalStore(subscribeToUpdate, isUpdateReady, isUpdateReady);
  const [later, setLater] = useState(false);
  const shown = ready && !later && !isInJourney(pathname);
  return (
    <div role="status">
      {shown && (
        <div className={styles.prompt}>
          <p>{typeset('Une nouvelle version est prête. Vos réponses sont gardées.')}</p>
          <div className={styles.actions}>
            <Button compact onClick={applyUpdate}>
              Mettre à jour
            </Button>
            <Button compact variant="quiet" onClick={() => setLater(true)}>
              Plus tard
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
