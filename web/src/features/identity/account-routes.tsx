import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { AccountPage } from './account/account-page';
import { ChangePasswordPage } from './account/change-password-page';
import { ChooseOfficePage } from './account/choose-office-page';
import { PasswordChangedPage } from './account/password-changed-page';
import { identityPaths } from './identity-paths';

/** Mounted at /agent/mon-compte. */
export function AccountRoutes(): ReactNode {
  return (
    <Routes>
      <Route index element={<AccountPage />} />
      <Route path="changer-mot-de-passe" element={<ChangePasswordPage />} />
      <Route path="changer-mot-de-passe/validation" element={<PasswordChangedPage />} />
      <Route path="bureau" element={<ChooseOfficePage />} />
      <Route path="*" element={<Navigate to={identityPaths.account} replace />} />
    </Routes>
  );
}
