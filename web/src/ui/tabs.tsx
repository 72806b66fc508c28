import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Icon } from './icon';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon?: Icon | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The one that is open, where something else than a press opens one too. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

function targetPosition(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

export function Tabs({ label, tabs, selected: given, onSelect }: TabsProps): ReactNode {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const selected = given ?? own;
  const list = useRef<HTMLDivElement>(null);

  const select = (tabId: string): void => {
    setOwn(tabId);
    onSelect?.(tabId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const current = tabs.findIndex((tab) => tab.id === selected);
    const target = tabs[targetPosition(event.key, current, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id: tabId, label: tabLabel, icon: IconComponent }) => (
          <button
            key={tabId}
            type="button"
            role="tab"
            data-tab={tabId}
            id={`${id}-${tabId}`}
            className={styles.tab}
            aria-selected={tabId === selected}
            aria-controls={`${id}-${tabId}-contenu`}
            tabIndex={tabId === selected ? 0 : -1}
            onClick={() => select(tabId)}
          >
            {IconComponent && <IconComponent aria-hidden size={20} strokeWidth={1.9} />}
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-contenu`}
          className={styles.panel}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
