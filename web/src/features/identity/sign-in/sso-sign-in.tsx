import { type ReactNode, useState } from 'react';
import { Button, Stack } from '../../../ui';
import { signInText } from '../text/sign-in-text';
import { startAddress } from './start-address';
import styles from './ways-in.module.css';

interface SsoSignInProps {
  readonly isStandIn: boolean;
  /** Whether it is still the person whom the provider knows, when they leave for it. */
  readonly isSame: () => boolean;
}

/** The national single sign-on: one button, ours. */
export function SsoSignIn({ isStandIn, isSame }: SsoSignInProps): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    location.assign(startAddress({ isSame: isSame() }));
  };
  return (
    <Stack gap="small">
      <Button onClick={leave} busy={isLeaving}>
        {signInText.sso}
      </Button>
      <details className={styles.about}>
        <summary>{signInText.ssoWhat}</summary>
        <p>{signInText.ssoAbout}</p>
        <p>
          <a href="https://www.proconnect.gouv.fr/" target="_blank" rel="noopener noreferrer">
            {signInText.ssoSite}
          </a>
        </p>
      </details>
      {isStandIn && <p className={styles.quiet}>{signInText.standIn}</p>}
    </Stack>
  );
}
