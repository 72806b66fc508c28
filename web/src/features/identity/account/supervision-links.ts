import { Activity, FileDown, MailX, ScrollText, UsersRound } from 'lucide-react';
import type { Icon } from '../../../ui';
import { identityPaths } from '../identity-paths';
import { supervisionText } from '../text/supervision-text';

export interface SupervisionLink {
  readonly to: string;
  readonly label: string;
  /** What is found there, in one line. */
  readonly about: string;
  readonly icon: Icon;
}

/** The pages of supervisors, as the menu and « Mon compte » list them. */
export const supervisionLinks: readonly SupervisionLink[] = [
  { to: identityPaths.agents, icon: UsersRound, ...supervisionText.agents },
  { to: identityPaths.accessLog, icon: ScrollText, ...supervisionText.accessLog },
  { to: identityPaths.exports, icon: FileDown, ...supervisionText.exports },
  { to: identityPaths.unsentMails, icon: MailX, ...supervisionText.unsentMails },
  { to: identityPaths.status, icon: Activity, ...supervisionText.status },
];
