import type { Locale } from 'mf-shared/contract';
import { mostOfAttributes as most } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { type ClipboardEvent, useState } from 'react';
import type { Form } from '../../forms/use-form.ts';
import { useFocusAfter } from '../written/use-focus-after.ts';
import styles from './attributes.module.css';
import { LanguageOfNames } from './language-of-names.tsx';
import { type GridEdits, SizeRow, SizesRow } from './size-rows.tsx';
import { type Cell, firstValue, isTable, withMeasure, withPasted, withSize } from './size-table-edits.ts';
import { type AttributeField, readTable, type SizeTable, typeList } from './typed-attribute.ts';

/** The columns and rows of a size table, cell by cell; what is copied from a spreadsheet fills as many as it has. */
export function SizeGrid({ form }: { form: Form<AttributeField> }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [language, setLanguage] = useState<Locale>(locale);
  const focusAfter = useFocusAfter();
  const { id, label, value, error } = form.field('table');
  const table = readTable(value);
  const put = (next: SizeTable) => form.setValue('table', typeList(next));
  const take = (next: SizeTable) => {
    focusAfter(id);
    put(next);
  };
  const add = (cell: Cell, next: SizeTable) => {
    focusAfter(`${id}-${cell.row}-${cell.column}`, 'always');
    put(next);
  };
  /** A whole table, with its sizes above and its names on the left, goes into the frame. */
  const pasteWhole = (event: ClipboardEvent<HTMLElement>) => {
    const copied = event.clipboardData.getData('text/plain');
    if (event.target !== event.currentTarget || !isTable(copied)) return;
    event.preventDefault();
    put(withPasted(table, { row: 0, column: 0 }, copied, language));
  };
  const edits: GridEdits = { id, table, language, put, take };
  return (
    <fieldset id={id} tabIndex={-1} className={styles.grid} aria-describedby={`${id}-told`}>
      <legend>{label}</legend>
      <p id={`${id}-told`} className={error ? styles.wrong : styles.hint}>
        {error ?? text('staff_attributes.table_hint')}
      </p>
      <LanguageOfNames id={`${id}-language`} language={language} onLanguage={setLanguage} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={label} onPaste={pasteWhole}>
        <table className={styles.table}>
          <thead>
            <SizesRow {...edits} />
          </thead>
          <tbody>
            {table.measures.map((measure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is told from another one by its place alone
              <SizeRow key={at} {...edits} {...{ measure, at }} />
            ))}
          </tbody>
        </table>
      </section>
      <AddToGrid table={table} onAdd={add} />
    </fieldset>
  );
}

interface AddToGridProps {
  table: SizeTable;
  /** Told the first cell of what is added, and the table with it. */
  onAdd: (cell: Cell, next: SizeTable) => void;
}

function AddToGrid({ table, onAdd }: AddToGridProps) {
  const text = useText('mf-account');
  const { sizes, measures } = table;
  const add = (what: 'size' | 'measure', cell: Cell, next: SizeTable) => (
    <Button look="line" size="small" onClick={() => onAdd(cell, next)}>
      {text(`staff_attributes.add_${what}`)}
    </Button>
  );
  return (
    <div className={styles.adds}>
      {sizes.length < most.sizes && add('size', { row: 0, column: sizes.length + firstValue }, withSize(table))}
      {measures.length < most.measures && add('measure', { row: measures.length + 1, column: 0 }, withMeasure(table))}
    </div>
  );
}
