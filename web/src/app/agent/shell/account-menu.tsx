import { shortName, spokenName } from '@retour/core';
import {
  BookOpenCheck,
  Building2,
  ChevronDown,
  CircleUserRound,
  Keyboard,
  KeyRound,
  LogOut,
  ReceiptText,
} from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
import { NavLink } from 'react-router';
import { supervisionLinks } from '../../../features/identity/account/supervision-links';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { useAppStore } from '../../../store';
import { classNames, type Icon } from '../../../ui';
import { OwnAccount, OwnOffice } from '../agent-pages';
import { agentPaths } from '../agent-paths';
import { leave } from '../session/leaving';
import styles from './account-menu.module.css';
import { agentDestinations } from './agent-destinations';
import { keyboardText } from './keyboard/keyboard-text';
import { menuText } from './menu-text';
import { useDisclosure } from './use-disclosure';

interface MenuLink {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  readonly onPhones?: boolean | undefined;
  readonly mark?: ComponentType | undefined;
}

const password: MenuLink = { to: agentPaths.password, label: 'Modifier mon mot de passe', icon: KeyRound };
const tutorial: MenuLink = { to: agentPaths.tutorial, label: menuText.tutorial, icon: BookOpenCheck };
const links: readonly MenuLink[] = [
  ...agentDestinations.filter(({ place }) => place === 'menu').map((link) => ({ ...link, onPhones: true })),
  { to: agentPaths.takings, label: menuText.takings, icon: ReceiptText },
  { to: agentPaths.office, label: 'Mon bureau', icon: Building2, mark: OwnOffice },
  { to: agentPaths.account, label: 'Mon compte', icon: CircleUserRound },
];

interface MenuItemProps extends MenuLink {
  readonly onFollow: () => void;
}

function MenuItem({
  to,
  label,
  icon: IconComponent,
  onPhones,
  mark: Mark,
  onFollow,
}: MenuItemProps): ReactNode {
  return (
    <li className={classNames(onPhones && styles.onPhones)}>
      <NavLink to={to} end className={classNames(styles.item)} onClick={onFollow}>
        <IconComponent aria-hidden size={20} strokeWidth={1.9} />
        {label}
        {Mark && (
          <Suspense>
            <Mark />
          </Suspense>
        )}
      </NavLink>
    </li>
  );
}

interface AccountMenuProps {
  readonly onKeyboardHelp: () => void;
}

/** Who is signed in and what they can do of their account; on phones, the places that the bar has no room for. */
export function AccountMenu({ onKeyboardHelp }: AccountMenuProps): ReactNode {
  const { isOpen, toggle, close, container } = useDisclosure();
  const user = useAppStore(({ users }) => users.user);
  const id = useId();
  const isWide = useMediaQuery(wideScreen);
  const openDialog = (open: () => void): void => {
    close();
    // A dialog gives the focus back to what had it, and its entry is gone with the menu.
    container.current?.querySelector('button')?.focus();
    open();
  };
  return (
    <div ref={container} className={styles.menu}>
      <span className={styles.name} translate="no">
        {user !== null && (
          <Suspense>
            <OwnAccount>
              {(names) => (
                <span title={spokenName(names)}>{isWide ? spokenName(names) : shortName(names)}</span>
              )}
            </OwnAccount>
          </Suspense>
        )}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <CircleUserRound aria-hidden size={22} strokeWidth={1.9} />
        <span className={styles.label}>Espace personnel</span>
        <ChevronDown aria-hidden size={18} strokeWidth={2} className={styles.chevron} />
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {user !== null && (
          <p className={styles.who}>
            <Suspense>
              <OwnAccount>
                {(names) => (
                  <strong className={styles.role} translate="no">
                    {spokenName(names)}
                  </strong>
                )}
              </OwnAccount>
            </Suspense>
            {user.email}
            <Suspense>
              <OwnAccount>
                {({ role }) => role === 'supervisor' && <strong className={styles.role}>Superviseur</strong>}
              </OwnAccount>
            </Suspense>
          </p>
        )}
        <ul className={styles.list}>
          {links.map((link) => (
            <MenuItem key={link.to} {...link} onFollow={close} />
          ))}
          <Suspense>
            <OwnAccount>
              {({ kind, role }) => (
                <>
                  {kind === 'local' && <MenuItem {...password} onFollow={close} />}
                  {role === 'supervisor' &&
                    supervisionLinks.map((link) => <MenuItem key={link.to} {...link} onFollow={close} />)}
                </>
              )}
            </OwnAccount>
          </Suspense>
          <MenuItem {...tutorial} onFollow={close} />
          <li>
            <button type="button" className={styles.item} onClick={() => openDialog(onKeyboardHelp)}>
              <Keyboard aria-hidden size={20} strokeWidth={1.9} />
              {keyboardText.title}
            </button>
          </li>
          <li>
            <button
              type="button"
              className={classNames(styles.item, styles.leave)}
              onClick={() => openDialog(() => void leave())}
            >
              <LogOut aria-hidden size={20} strokeWidth={1.9} />
              {menuText.leave}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
