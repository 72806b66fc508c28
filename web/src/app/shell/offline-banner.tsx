import { typeset } from '@retour/core';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/use-online';
import styles from './offline-banner.module.css';

const forTravellers =
  'Vous êtes hors connexion. Vous pouvez continuer : le calcul se fait sur votre appareil.';

export interface OfflineBannerProps {
  readonly message?: string | undefined;
}

/** Says that the network is gone, and what still works without it. */
export function OfflineBanner({ message = forTravellers }: OfflineBannerProps): ReactNode {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff aria-hidden size={20} strokeWidth={2} />
          <span>{typeset(message)}</span>
        </p>
      )}
    </div>
  );
}
