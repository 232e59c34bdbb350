import { useText } from 'mf-shared/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { filterIcon } from '../icon/icon-shapes.ts';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  /** `<FilterButton>`. */
  filter: ReactNode;
  /** `<Chips>`; beside the button from 1200 px, under the toolbar below. */
  chips?: ReactNode | undefined;
  /** `<SelectField size="small">` to sort, `<GridSizeToggle>`. */
  children: ReactNode;
}

/** A list's tools; the bar sticks under the header. */
export function Toolbar({ filter, chips, children }: ToolbarProps) {
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.row}>
          {filter}
          {chips && <div className={styles.chips}>{chips}</div>}
          <div className={styles.rest}>{children}</div>
        </div>
      </div>
      {chips && <div className={styles.chosen}>{chips}</div>}
    </>
  );
}

/** "Filter 38 / 412"; the count is announced when it changes (LIST-24, LOOK-37). */
export function FilterButton({ shown, total, onClick }: { shown: number; total: number; onClick: () => void }) {
  const text = useText('ui');
  return (
    <Button look="line" size="small" onClick={onClick} aria-haspopup="dialog" className={styles.filter}>
      <Icon shape={filterIcon} size="small" />
      {text('filter.title')}{' '}
      <output className={styles.count}>
        <span aria-hidden="true">
          {shown} / {total}
        </span>
        <span className={styles.hidden}>{text('filter.count', { shown, total })}</span>
      </output>
    </Button>
  );
}
