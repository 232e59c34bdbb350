import { useText } from 'mf-shared/i18n';
import { useNavigate } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { arrowUpIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import type { AskedCases } from './asked-cases.ts';
import styles from './sort-cases.module.css';

export type SortColumn = 'case' | 'age' | 'amount';

interface SortCasesProps {
  columns: readonly SortColumn[];
  asked: AskedCases;
}

const nextSort = (column: SortColumn, sort: string): string => (sort === column ? `-${column}` : column);

/** The head of a column that the list can be sorted by; pressed again, the other way round. */
export function SortHead({ column, asked }: { column: SortColumn; asked: AskedCases }) {
  const text = useText('mf-account');
  const isSorted = asked.sortedBy.replace('-', '') === column;
  const isDown = asked.sortedBy.startsWith('-');
  return (
    <a
      className={styles.head}
      href={asked.to({ sort: nextSort(column, asked.sortedBy), open: asked.open })}
      aria-current={isSorted ? 'true' : undefined}
      aria-label={
        isSorted
          ? `${text(`staff_room.${column}`)}, ${text(isDown ? 'staff_room.descending' : 'staff_room.ascending')}`
          : text('staff_room.sort_by_column', { column: text(`staff_room.${column}`) })
      }
    >
      {text(`staff_room.${column}`)}
      {isSorted && <Icon shape={arrowUpIcon} size="tiny" className={isDown ? styles.down : undefined} />}
    </a>
  );
}

/** The same where there is no room for the heads of columns, on a phone or beside an open case. */
export function SortCases({ columns, asked }: SortCasesProps) {
  const text = useText('mf-account');
  const navigate = useNavigate();
  return (
    <label className={styles.choose}>
      <span>{text('staff_room.sort_by')}</span>
      <select
        value={asked.sortedBy}
        onChange={(event) =>
          void navigate(asked.to({ sort: event.target.value, open: asked.open }), { preventScrollReset: true })
        }
      >
        {asked.sortedBy === '' && <option value="">{text('staff_order.choose')}</option>}
        {columns.flatMap((column) =>
          [column, `-${column}`].map((sort) => (
            <option key={sort} value={sort}>
              {`${text(`staff_room.${column}`)}, ${text(sort.startsWith('-') ? 'staff_room.descending' : 'staff_room.ascending')}`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
