import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { languageName } from '../language-name.ts';
import { type GroupInRow, moveInTree, shownRows } from './group-rows.ts';
import styles from './groups.module.css';

interface GroupTreeProps {
  rows: readonly GroupInRow[];
  /** Groups that are open at first. */
  opened: ReadonlySet<number>;
  /** The group that has the tree's tab stop at first. */
  at?: number | undefined;
}

/** The groups as a tree of WAI-ARIA: one tab stop, arrows that move, open and close, and Enter that leads to a group. */
export function GroupTree({ rows, opened: openedFirst, at: first }: GroupTreeProps) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const tree = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(openedFirst);
  const [current, setCurrent] = useState(first);
  const shown = shownRows(rows, opened);
  const stop = shown.find(({ id }) => id === current) ?? shown[0];

  const setOpen = (id: number, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
    setCurrent(id);
  };
  const follow = (event: KeyboardEvent, row: GroupInRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void navigate(href(`/staff/groups/${row.id}/`));
      return;
    }
    const move = moveInTree(event.key, { rows: shown, at: row, isOpen: opened.has(row.id) });
    if (!move) return;
    event.preventDefault();
    if ('open' in move) setOpen(move.open, true);
    else if ('close' in move) setOpen(move.close, false);
    else {
      setCurrent(move.focus);
      tree.current?.querySelector<HTMLElement>(`[data-group="${move.focus}"]`)?.focus();
    }
  };
  return (
    <div ref={tree} role="tree" aria-label={text('staff.groups')} className={styles.tree}>
      {shown.map((row) => (
        <div
          key={row.id}
          role="treeitem"
          data-group={row.id}
          data-level={Math.min(row.level, 6)}
          className={styles.item}
          tabIndex={row === stop ? 0 : -1}
          aria-level={row.level}
          aria-posinset={row.place}
          aria-setsize={row.siblings}
          aria-expanded={row.hasChildren ? opened.has(row.id) : undefined}
          onFocus={() => setCurrent(row.id)}
          onKeyDown={(event) => follow(event, row)}
        >
          <Item row={row} isOpen={opened.has(row.id)} onToggle={() => setOpen(row.id, !opened.has(row.id))} />
        </div>
      ))}
    </div>
  );
}

/** The item itself has the focus and its keys: what is inside it is for pointers. */
function Item({ row, isOpen, onToggle }: { row: GroupInRow; isOpen: boolean; onToggle: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { id, name, hasChildren, model_count, menu, lacks } = row;
  const languages = new Intl.ListFormat(locale).format(lacks.map((language) => languageName(language, locale)));
  return (
    <>
      {hasChildren ? (
        <button type="button" className={styles.toggle} tabIndex={-1} aria-hidden="true" onClick={onToggle}>
          <Icon shape={chevronDownIcon} size="tiny" className={isOpen ? undefined : styles.closed} />
        </button>
      ) : (
        <span className={styles.toggle} />
      )}
      <a href={href(`/staff/groups/${id}/`)} tabIndex={-1} className={styles.name}>
        {name}
      </a>
      <p className={styles.facts}>
        <span>{text('staff_groups.products', { count: model_count, shown: model_count.toLocaleString(locale) })}</span>
        {menu !== 'shown' && <span data-is="short">{text(`staff_groups.${menu}`)}</span>}
        {lacks.length > 0 && <span data-is="short">{text('staff_groups.lacks', { languages })}</span>}
      </p>
    </>
  );
}
