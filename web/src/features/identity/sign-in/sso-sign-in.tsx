import { initiateSignInRoute } from '@retour/contract';
import { LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readReturn } from '../../../lib/session';
import { Button, Notice, Stack } from '../../../ui';
import { signInText } from '../text/sign-in-text';
import styles from './ways-in.module.css';

/** The path alone goes round by the provider; what it was asked to show stays in this tab. */
function startAddress(): string {
  const wanted = readReturn()?.split(/[?#]/)[0];
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
    <Stack>
      <Button icon={LogIn} onClick={leave} busy={isLeaving}>
        {signInText.sso}
      </Button>
      <details className={styles.about}>
        <summary>{signInText.ssoWhat}</summary>
        <p>{signInText.ssoAbout}</p>
      </details>
      {isStandIn && (
        <Notice tone="info" title={signInText.standInTitle}>
          {signInText.standIn}
        </Notice>
      )}
    </Stack>
  );
}
