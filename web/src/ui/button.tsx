import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShortcut } from '../lib/shortcuts/shortcuts-switch';
import styles from './button.module.css';
import { classNames } from './class-names';
import type { Icon } from './icon';

export type ButtonVariant = 'primary' | 'secondary' | 'highlight' | 'quiet' | 'danger';

interface Look {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly icon?: Icon | undefined;
  readonly iconPosition?: 'start' | 'end' | undefined;
  /** Keeps the width of its label on phones too. */
  readonly compact?: boolean | undefined;
}

export interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the form that it submits from outside: Enter in that form presses it. */
  readonly form?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** The act is under way: the label stays, a second press does nothing. */
  readonly busy?: boolean | undefined;
  readonly label?: string | undefined;
  readonly controls?: string | undefined;
  /** Named by a page that gives it the focus. */
  readonly id?: string | undefined;
  readonly expanded?: boolean | undefined;
  /** Names what says why it is closed, or what it does. */
  readonly describedBy?: string | undefined;
  /** The one key that presses it, where keys are followed. */
  readonly shortcut?: string | undefined;
}

export interface ButtonLinkProps extends Look {
  readonly to: string;
  /** Goes with a page of the application, out of its address. */
  readonly state?: unknown;
  readonly label?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** The one key that follows it, where keys are followed. */
  readonly shortcut?: string | undefined;
}

function lookClass({ variant = 'primary', compact = false }: Look): string {
  return classNames(styles.button, styles[variant], compact && styles.compact);
}

function Content({ children, icon: IconComponent, iconPosition = 'start' }: Look): ReactNode {
  const drawing = IconComponent && <IconComponent aria-hidden size={22} strokeWidth={1.9} />;
  return (
    <>
      {iconPosition === 'start' && drawing}
      <span>{children}</span>
      {iconPosition === 'end' && drawing}
    </>
  );
}

export function Button({
  form,
  type = form === undefined ? 'button' : 'submit',
  onClick,
  disabled,
  busy = false,
  label,
  controls,
  expanded,
  describedBy,
  id,
  shortcut,
  ...look
}: ButtonProps): ReactNode {
  const shortcutAttributes = useShortcut(shortcut);
  return (
    <button
      {...shortcutAttributes}
      id={id}
      type={type}
      form={form}
      className={lookClass(look)}
      onClick={busy ? undefined : onClick}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
      aria-busy={busy || undefined}
      aria-label={label}
      // What it unfolds is there once it is unfolded.
      aria-controls={expanded === false ? undefined : controls}
      aria-expanded={expanded}
    >
      <Content {...look} />
    </button>
  );
}

/** Looks like a button, goes to a page: inside the application by default, elsewhere for an absolute address. */
export function ButtonLink({ to, state, label, onClick, shortcut, ...look }: ButtonLinkProps): ReactNode {
  const shortcutAttributes = useShortcut(shortcut);
  if (/^(https?|mailto|tel):/.test(to)) {
    return (
      <a href={to} className={lookClass(look)} aria-label={label} onClick={onClick}>
        <Content {...look} />
      </a>
    );
  }
  return (
    <Link
      {...shortcutAttributes}
      to={to}
      state={state}
      className={lookClass(look)}
      aria-label={label}
      onClick={onClick}
    >
      <Content {...look} />
    </Link>
  );
}
