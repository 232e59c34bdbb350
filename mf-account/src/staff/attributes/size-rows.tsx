import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { ClipboardEvent } from 'react';
import styles from './attributes.module.css';
import { nameIn } from './name-in.ts';
import {
  type Cell,
  firstValue,
  isTable,
  withCell,
  withoutMeasure,
  withoutSize,
  withPasted,
} from './size-table-edits.ts';
import type { SizeTable } from './typed-attribute.ts';

/** How the cells of a table are changed. */
export interface GridEdits {
  /** Begins the ids of its cells. */
  id: string;
  table: SizeTable;
  /** In which the names of rows are written now. */
  language: Locale;
  put: (next: SizeTable) => void;
  /** The same, where what was pressed is gone then. */
  take: (next: SizeTable) => void;
}

/** The sizes, above their columns. */
export function SizesRow(edits: GridEdits) {
  const text = useText('mf-account');
  const { table, take } = edits;
  return (
    <tr>
      <th scope="col">{text('staff_attributes.measure')}</th>
      <th scope="col">{text('staff_attributes.unit')}</th>
      {table.sizes.map(({ size }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a size is told from another one by its place alone
        <th key={at} scope="col">
          <GridCell
            {...edits}
            at={{ row: 0, column: at + firstValue }}
            words={size}
            label={text('staff_attributes.size_number', { number: at + 1 })}
          />
          <Button
            look="line"
            size="small"
            aria-label={text('staff_attributes.remove_size', { size: size || String(at + 1) })}
            onClick={() => take(withoutSize(table, at))}
          >
            {text('staff_attributes.take_out')}
          </Button>
        </th>
      ))}
      <td />
    </tr>
  );
}

interface SizeRowProps extends GridEdits {
  measure: SizeTable['measures'][number];
  at: number;
}

/** What is measured, with its unit and a value for each size. */
export function SizeRow({ measure: { names, unit, values }, at, ...edits }: SizeRowProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { table, language, take } = edits;
  const name = nameIn(names, locale) || String(at + 1);
  return (
    <tr>
      <th scope="row">
        <GridCell
          {...edits}
          at={{ row: at + 1, column: 0 }}
          words={names[language] ?? ''}
          // Another language shows what the row is, without writing it there.
          placeholder={nameIn(names, locale)}
          label={text('staff_attributes.measure_number', { number: at + 1 })}
        />
      </th>
      <td>
        <GridCell
          {...edits}
          at={{ row: at + 1, column: 1 }}
          words={unit}
          label={text('staff_attributes.unit_of', { name })}
        />
      </td>
      {values.map((words, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value belongs to the size of its place
        <td key={column}>
          <GridCell
            {...edits}
            at={{ row: at + 1, column: column + firstValue }}
            words={words}
            label={text('staff_attributes.value_of', { name, size: table.sizes[column]?.size || String(column + 1) })}
          />
        </td>
      ))}
      <td>
        <Button
          look="line"
          size="small"
          aria-label={text('staff_attributes.remove_measure', { name })}
          onClick={() => take(withoutMeasure(table, at))}
        >
          {text('staff_attributes.take_out')}
        </Button>
      </td>
    </tr>
  );
}

interface GridCellProps extends GridEdits {
  at: Cell;
  words: string;
  label: string;
  placeholder?: string;
}

function GridCell({ id, table, language, put, at, words, label, placeholder }: GridCellProps) {
  const paste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain');
    if (!isTable(copied)) return;
    event.preventDefault();
    put(withPasted(table, at, copied, language));
  };
  return (
    <TextField
      id={`${id}-${at.row}-${at.column}`}
      className={styles.cell}
      isLabelHidden
      {...{ label, placeholder }}
      autoComplete="off"
      maxLength={at.column === 1 ? 20 : 300}
      value={words}
      onChange={({ target }) => put(withCell(table, at, target.value, language))}
      onPaste={paste}
    />
  );
}
