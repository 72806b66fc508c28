import { typeset } from '@retour/core';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/use-online';
import styles from './offline-banner.module.css';

/** Says that the network is gone, and that the service goes on. */
export function OfflineBanner(): ReactNode {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff aria-hidden size={20} strokeWidth={2} />
          <span>
            {typeset(
              'Vous êtes hors connexion. Vous pouvez continuer : le calcul se fait sur votre appareil.',
            )}
          </span>
        </p>
      )}
    </div>
  );
}
