import { type ReactNode, useRef } from 'react';
import styles from './columns.module.css';
import { useIsScrolling } from './use-is-scrolling';

export interface ColumnsProps {
  readonly children: ReactNode;
  /** Under the content on phones; beside it and kept in view from 1024 px. */
  readonly aside: ReactNode;
  /** The aside comes first, to the eye on phones and to readers and keyboards everywhere. */
  readonly asideFirst?: boolean | undefined;
}

export function Columns({ children, aside, asideFirst = false }: ColumnsProps): ReactNode {
  const side = <Aside>{aside}</Aside>;
  return (
    <div className={styles.columns}>
      {asideFirst && side}
      <div className={styles.main}>{children}</div>
      {!asideFirst && side}
    </div>
  );
}

const scrollingLabel = 'Colonne de droite, à faire défiler';

/** Taller than the window, it scrolls by itself: the keyboard reaches it then. */
function Aside({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(box, content);
  // A region has a name: what does not scroll is none.
  const scrolling = isScrolling ? { role: 'region', tabIndex: 0, 'aria-label': scrollingLabel } : {};
  return (
    <div ref={box} className={styles.aside} {...scrolling}>
      <div ref={content}>{children}</div>
    </div>
  );
}
