import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { ChosenFilters } from './chosen-filters.tsx';
import { FindForm } from './find-form.tsx';
import type { ListFilter } from './list-filter.ts';
import styles from './staff-room.module.css';

interface FindFilteredProps {
  room: 'orders' | 'customers';
  /** What the address asks for. */
  asked: Readonly<Record<string, string>>;
  /** The filters and the sorting that stand beside the words. */
  first: readonly ListFilter[];
  /** Those that open by a press; they are open at first where one of them is on. */
  more: readonly ListFilter[];
}

/** The question about a list that has many filters, and below it those that are on. */
export function FindFiltered({ room, asked, first, more }: FindFilteredProps) {
  const text = useText('mf-account');
  const { q = '', ...filters } = asked;
  const [wanted, setWanted] = useState(filters);
  const fieldsOf = (some: readonly ListFilter[]) =>
    some.map((filter) => (
      <FilterField
        key={filter.name}
        {...{ room, filter }}
        value={wanted[filter.name] ?? ''}
        onChange={(value) => setWanted({ ...wanted, [filter.name]: value })}
      />
    ));
  const on = more.filter(({ name }) => asked[name]).length;
  return (
    <>
      <FindForm
        {...{ room, q }}
        query={wanted}
        more={
          <details className={styles.more} open={on > 0}>
            <summary>{on > 0 ? text('staff_room.more_filters_on', { on }) : text('staff_room.more_filters')}</summary>
            <div className={styles.filters}>
              {fieldsOf(more)}
              {/* Somebody at the last field by keyboard need not go back to the button above. */}
              <Button type="submit" look="line">
                {text('staff_room.apply_filters')}
              </Button>
            </div>
          </details>
        }
      >
        {fieldsOf(first)}
      </FindForm>
      <ChosenFilters path={`/staff/${room}/`} {...{ asked }} filters={[...first, ...more]} />
    </>
  );
}

interface FilterFieldProps {
  room: string;
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ room, filter: { name, label, is, options = [] }, value, onChange }: FilterFieldProps) {
  const text = useText('mf-account');
  const id = `staff-${room}-${name}`;
  if (is === 'check') {
    const [on] = options;
    return (
      <Check
        label={label}
        checked={value !== ''}
        onChange={({ target }) => onChange(target.checked ? (on?.value ?? '') : '')}
      />
    );
  }
  if (is === 'day')
    return <TextField {...{ id, label, value }} type="date" onChange={({ target }) => onChange(target.value)} />;
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField {...{ id, label, value }} onChange={({ target }) => onChange(target.value)}>
      {is === 'choice' && <option value="">{text('staff_room.any')}</option>}
      {is === 'choice' && !isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}
