import { initiateSignInRoute } from '@retour/contract';
import { type ReactNode, useState } from 'react';
import { readReturn } from '../../../lib/session';
import { Button, Stack } from '../../../ui';
import { signInText } from '../text/sign-in-text';
import styles from './ways-in.module.css';

/** The path alone goes round by the provider; what it was asked to show stays in this tab. */
function startAddress(): string {
  const wanted = readReturn()?.address.split(/[?#]/)[0];
  return wanted === undefined
    ? initiateSignInRoute.path
    : `${initiateSignInRoute.path}?returnTo=${encodeURIComponent(wanted)}`;
}

/** The national single sign-on: one button, ours. */
export function SsoSignIn({ isStandIn }: { readonly isStandIn: boolean }): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    location.assign(startAddress());
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
