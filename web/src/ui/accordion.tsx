import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './accordion.module.css';
import type { Icon } from './icon';
import { IconTile } from './icon-tile';

export interface AccordionProps {
  readonly children: ReactNode;
}

export interface AccordionItemProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly icon?: Icon | undefined;
  /** Opens the item when it becomes true; the person closes it. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly summaryRef?: Ref<HTMLElement> | undefined;
}

export function Accordion({ children }: AccordionProps): ReactNode {
  return <div className={styles.accordion}>{children}</div>;
}

export function AccordionItem({
  title,
  children,
  id,
  icon,
  open = false,
  onToggle,
  level = 2,
  summaryRef,
}: AccordionItemProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const Heading = `h${level}` as const;
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <details
      ref={details}
      id={id}
      className={styles.item}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary ref={summaryRef} className={styles.summary}>
        {icon && <IconTile icon={icon} />}
        <Heading className={styles.title}>{title}</Heading>
        <ChevronDown aria-hidden size={22} strokeWidth={2} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
