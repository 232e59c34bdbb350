import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import rowStyles from '../kept-rows.module.css';
import { type GroupInRow, isFound, wayTo } from './group-rows.ts';

interface ParentFieldProps {
  rows: readonly GroupInRow[];
  /** What ties the choice to its form; its value is the group's number, empty for the top. */
  field: ComponentProps<typeof SelectField> & { id: string; value: string };
}

/** Chooses the group above: the words that are typed narrow the choice, and what is chosen stays in it. */
export function ParentField({ rows, field }: ParentFieldProps) {
  const text = useText('mf-account');
  const [q, setQ] = useState('');
  const words = q.trim();
  const offered = rows.filter((row) => !words || String(row.id) === field.value || isFound(row, words));
  return (
    <div className={rowStyles.fields}>
      <TextField
        id={`${field.id}-find`}
        label={text('staff_groups.find_parent')}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={q}
        onChange={({ target }) => setQ(target.value)}
        hint={
          words ? text('staff_groups.found', { count: rows.filter((row) => isFound(row, words)).length }) : undefined
        }
      />
      <SelectField {...field}>
        <option value="">{text('staff_groups.top')}</option>
        {offered.map((row) => (
          <option key={row.id} value={row.id}>
            {wayTo(row)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
