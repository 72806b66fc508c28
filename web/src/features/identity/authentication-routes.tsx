import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyComponent } from '../../lib/lazy-component';
import { identityPaths } from './identity-paths';
import { LoginPage } from './sign-in/login-page';
import { ReconnectedPage, ReconnectionPage } from './sign-in/reconnection-page';
import { ReturnPage } from './sign-in/return-page';
import { SignedOutPage } from './sign-in/signed-out-page';

const RegisterPage = lazyComponent(() =>
  import('./registration/register-page').then((module) => module.RegisterPage),
);
const RegisteredPage = lazyComponent(() =>
  import('./registration/registered-page').then((module) => module.RegisteredPage),
);
const ValidationPage = lazyComponent(() =>
  import('./registration/validation-page').then((module) => module.ValidationPage),
);
const ForgottenPage = lazyComponent(() =>
  import('./password/forgotten-page').then((module) => module.ForgottenPage),
);
const LinkSentPage = lazyComponent(() =>
  import('./password/link-sent-page').then((module) => module.LinkSentPage),
);
const NewPasswordPage = lazyComponent(() =>
  import('./password/new-password-page').then((module) => module.NewPasswordPage),
);
const PasswordResetPage = lazyComponent(() =>
  import('./password/password-reset-page').then((module) => module.PasswordResetPage),
);

export interface AuthenticationRoutesProps {
  readonly onSignOut: () => void;
}

/** Mounted at /agent/authentification: open to whoever is not signed in. */
export function AuthenticationRoutes({ onSignOut }: AuthenticationRoutesProps): ReactNode {
  return (
    <Routes>
      <Route index element={<LoginPage />} />
      <Route path="retour" element={<ReturnPage />} />
      <Route path="deconnexion" element={<SignedOutPage onSignOut={onSignOut} />} />
      <Route path="reconnexion" element={<ReconnectionPage />} />
      <Route path="reconnexion-reussie" element={<ReconnectedPage />} />
      <Route path="inscription" element={<RegisterPage />} />
      <Route path="inscription-reussie" element={<RegisteredPage />} />
      <Route path="validation" element={<ValidationPage />} />
      <Route path="mot-de-passe-oublie" element={<ForgottenPage />} />
      <Route path="mot-de-passe-oublie/lien-envoye" element={<LinkSentPage />} />
      <Route path="mot-de-passe-oublie/nouveau-mot-de-passe" element={<NewPasswordPage />} />
      <Route path="mot-de-passe-oublie/reinitialiser" element={<NewPasswordPage />} />
      <Route path="mot-de-passe-oublie/validation" element={<PasswordResetPage />} />
      {/* Somebody who knows their password changes it in their account. */}
      <Route
        path="mot-de-passe-oublie/changer"
        element={<Navigate to={identityPaths.changePassword} replace />}
      />
      <Route path="*" element={<Navigate to={identityPaths.login} replace />} />
    </Routes>
  );
}
