import { Minus, Plus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Icon } from './icon';
import styles from './stepper.module.css';

interface StepProps {
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly disabled?: boolean | undefined;
}

export interface StepperProps {
  readonly fewer: StepProps;
  readonly more: StepProps;
  /** The number, written or to be typed. */
  readonly children: ReactNode;
}

/** A number between two square buttons, whose words are read aloud. */
export function Stepper({ fewer, more, children }: StepperProps): ReactNode {
  return (
    <div className={styles.stepper}>
      <Step {...fewer} icon={Minus} />
      {children}
      <Step {...more} icon={Plus} />
    </div>
  );
}

function Step({
  icon: IconComponent,
  label,
  onClick,
  disabled,
}: StepProps & { readonly icon: Icon }): ReactNode {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onClick}>
      <IconComponent aria-hidden size={22} strokeWidth={2} />
    </button>
  );
}
