import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Stack } from '../../../ui';
import { configurationQuery } from '../configuration-query';
import { WaitingQuery } from '../form/waiting-query';
import { signInText } from '../text/sign-in-text';
import { LocalSignIn } from './local-sign-in';
import { SsoSignIn } from './sso-sign-in';
import styles from './ways-in.module.css';

const nobody = (): boolean => false;

/** The ways to sign in that this installation offers, or why there is none. `isSame`: whether somebody is still at work, once asked. */
export function WaysIn({ isSame = nobody }: { readonly isSame?: () => boolean }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(configurationQuery);
  if (data === undefined) {
    return <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  const { sso, standIn, localAccounts } = data.signIn;
  if (!sso && !localAccounts) {
    return (
      <Stack>
        <h2>{signInText.closedTitle}</h2>
        <p>{signInText.closed}</p>
        <p>
          <a href="/" className={styles.plain}>
            {signInText.toTravellers}
          </a>
        </p>
      </Stack>
    );
  }
  return (
    <div className={styles.ways}>
      {sso && <SsoSignIn isStandIn={standIn} isSame={isSame} />}
      {localAccounts && <LocalSignIn isAlone={!sso} />}
    </div>
  );
}
