import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  /** Stable and unique in the page: it is the panel's id, so that `#reviews` leads to it. */
  id: string;
  label: string;
  /** Written small after the label: the number of reviews. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** For screen readers: what the tabs are about. */
  label: string;
  /** Id of the shown tab, where the page keeps it; by itself otherwise. */
  current?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** Tabs with roving focus (arrows, Home, End). Without scripts all panels stand under one another with their headings. */
export function Tabs({ tabs, label, current, onChange }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string | undefined>(undefined);
  const wanted = current ?? own;
  const shown = tabs.some(({ id }) => id === wanted) ? wanted : tabs[0]?.id;
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  // A press before React took over the tabs did no more than move the focus.
  useEffect(() => list.current?.querySelector<HTMLElement>(':focus')?.click(), []);
  const handleKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === shown);
    const next = placeAfter(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map(({ id, label: name, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === shown}
            aria-controls={id}
            tabIndex={id === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(id)}
          >
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${prefix}-${id}`}
          className={styles.panel}
          data-shown={id === shown || undefined}
        >
          <h2 className={styles.heading}>{name}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

/** The place of the tab that a key leads to. */
function placeAfter(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
