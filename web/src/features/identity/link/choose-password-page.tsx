import {
  addressProofSchema,
  type LinkPurpose,
  linkPasswordSchema,
  resetPasswordRoute,
  validateEmailRoute,
} from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CallError, callRoute, isRefusedAs } from '../../../lib/http';
import { Notice, TextField } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { IdentityPage } from '../form/identity-page';
import styles from '../form/identity-page.module.css';
import { PasswordField } from '../form/password-field';
import { useIdentityForm } from '../form/use-identity-form';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { failureText } from '../text/failure-text';
import { validationText } from '../text/registration-text';
import { linkQuery } from './link-query';
import { useLinkToken } from './use-link-token';

const ids = { firstName: 'prenom', lastName: 'nom', password: 'nouveau-mot-de-passe' } as const;
const nothing = { firstName: '', lastName: '', password: '' };

export interface ChoosePasswordPageProps {
  readonly purpose: LinkPurpose;
  readonly text: Readonly<
    Record<'title' | 'lead' | 'password' | 'submit' | 'failedTitle' | 'noToken', string>
  >;
  /** How to have another link, under why this one does not work. */
  readonly another: ReactNode;
  /** To leave the page, and with it the entry of the history that holds the token. */
  readonly onDone: () => void;
}

/** Where a mailed link leads: a password to choose, or at once why the link does not work and how to have another. */
export function ChoosePasswordPage({ purpose, text, another, onDone }: ChoosePasswordPageProps): ReactNode {
  const { token = '', forget } = useLinkToken();
  const { data, error, isFetching, refetch } = useQuery(linkQuery(purpose, token));
  const [refused, setRefused] = useState<string | null>(null);
  const refuse = useCallback(
    (cause: unknown): boolean => {
      if (!(cause instanceof CallError) || !isRefusedAs(cause, 'link-unusable')) return false;
      setRefused(failureText(cause.failure));
      forget();
      return true;
    },
    [forget],
  );
  const form = useIdentityForm({
    initial: nothing,
    ids,
    parse: (values) =>
      (purpose === 'email' ? addressProofSchema : linkPasswordSchema).safeParse({ ...values, token }),
    send: async (values) => {
      try {
        if (purpose === 'email') await callRoute(validateEmailRoute, { body: { ...values, token } });
        else await callRoute(resetPasswordRoute, { body: { token, password: values.password } });
        onDone();
      } catch (cause) {
        if (!refuse(cause)) throw cause;
      }
    },
  });
  useEffect(() => void refuse(error), [error, refuse]);
  if (token === '') {
    return (
      <IdentityPage key="failed" title={text.failedTitle}>
        <Notice tone="error" live>
          {refused ?? text.noToken}
        </Notice>
        {another}
        {/* A link opened twice: the password was chosen the first time. */}
        <p>
          {validationText.alreadyChosen} <Link to={identityPaths.login}>{validationText.login}</Link>
        </p>
      </IdentityPage>
    );
  }
  if (data === undefined) {
    return (
      <IdentityPage key="checked" title={text.title}>
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      </IdentityPage>
    );
  }
  return (
    <IdentityFormPage key="asked" title={text.title} lead={text.lead} form={form} submitLabel={text.submit}>
      {purpose === 'email' && (
        <div className={styles.pair}>
          <TextField
            {...form.entry('firstName')}
            label={validationText.firstName}
            autoComplete="given-name"
            spellCheck={false}
          />
          <TextField
            {...form.entry('lastName')}
            label={validationText.lastName}
            autoComplete="family-name"
            spellCheck={false}
          />
        </div>
      )}
      <PasswordField {...form.entry('password')} label={text.password} isNew />
    </IdentityFormPage>
  );
}
