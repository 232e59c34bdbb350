import type { StaffRight } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { useModal } from 'mf-shared/ui/dialog/use-modal.ts';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './palette.module.css';
import { type Entry, type Group, keyOf } from './palette-entry.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteGroups } from './palette-groups.tsx';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteKinds } from './palette-kinds.tsx';
import { PaletteState } from './palette-state.tsx';
import { rememberEntry } from './recent-entries.ts';
import { useEntries } from './use-entries.ts';

export interface PaletteProps {
  staffId: number;
  rights: readonly StaffRight[] | null;
  settingKeys: readonly string[];
  onClose: () => void;
}

/** One field over the page that finds everything that the staff work with, and leads there (STAFF-38). */
export function Palette({ staffId, rights, settingKeys, onClose }: PaletteProps) {
  const text = useText('mf-account');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Group | null>(null);
  const { entries, query, isAsked, isApproximate } = useEntries({ typed, staffId, rights, settingKeys });
  const isThere = entries.some(([group]) => group === kind);
  const shown = entries.filter(([group]) => !isThere || group === kind);
  const options = shown.flatMap(([, own]) => own);
  const [active, setActive, onArrow] = useActive(options);
  const [choose, way] = useChoose(staffId, onClose);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) choose(chosen, event.ctrlKey || event.metaKey);
    else if (!onArrow(event.key)) return;
    event.preventDefault();
  };
  return (
    <PaletteFrame onClose={onClose}>
      <div className={styles.box}>
        <PaletteField
          {...{ id, typed, isFull: options.length > 0, onClose }}
          activeId={options[active] ? `${id}-${active}` : undefined}
          onType={(value) => {
            setTyped(value);
            setKind(null);
            setActive(0);
          }}
          onKey={handleKey}
        />
        <PaletteKinds
          entries={entries}
          chosen={isThere ? kind : null}
          onChoose={(group) => {
            setKind(group);
            setActive(0);
          }}
        />
        <PaletteState {...{ query, isAsked, isApproximate }} count={options.length} />
        <PaletteGroups {...{ id, active, typed }} groups={shown} onChoose={choose} />
        <PaletteKeys />
      </div>
      {/* The shell follows links that are pressed. */}
      <a ref={way} href="/" hidden tabIndex={-1}>
        {text('staff.home')}
      </a>
    </PaletteFrame>
  );
}

/** A modal dialog that Escape and a press outside close; the focus goes back to where it was. */
function PaletteFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const text = useText('mf-account');
  const dialog = useModal(true);
  // A dialog that is gone before it was closed leaves the focus nowhere.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; Escape does the same for the keyboard
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={text('staff_palette.title')}
      data-holds="middle"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

/** Which option is active; the same one as long as it is there, wherever later answers move it. */
function useActive(options: readonly Entry[]) {
  const [wish, setWish] = useState<{ key: string | null; at: number }>({ key: null, at: 0 });
  const known = options.findIndex((option) => keyOf(option) === wish.key);
  const active = known >= 0 ? known : Math.min(wish.at, Math.max(0, options.length - 1));
  const setActive = (at: number) => {
    const option = at === 0 ? undefined : options[at];
    setWish({ key: option ? keyOf(option) : null, at });
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (active + 1) % Math.max(1, options.length),
    ArrowUp: (active + options.length - 1) % Math.max(1, options.length),
    PageDown: Math.min(active + 8, options.length - 1),
    PageUp: Math.max(active - 8, 0),
  };
  const onArrow = (key: string): boolean => {
    const next = moves[key];
    if (next === undefined || options.length === 0) return false;
    setActive(next);
    return true;
  };
  return [active, setActive, onArrow] as const;
}

/** Remembers what is chosen, closes, and goes there, or opens it in another tab. */
function useChoose(staffId: number, onClose: () => void) {
  const href = useHref();
  const way = useRef<HTMLAnchorElement>(null);
  const choose = (entry: Entry, inNewTab: boolean) => {
    rememberEntry(staffId, entry);
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(entry.path) ?? [];
    const address = href(path) + rest;
    if (inNewTab) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    const link = way.current;
    if (!link) return;
    link.href = address;
    link.click();
    onClose();
  };
  return [choose, way] as const;
}
