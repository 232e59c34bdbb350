import { logSubjects } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FindForm } from '../find-form.tsx';
import type { AskedLog } from './asked-log.ts';

/** The question about changes: what they were about, by whom or with which words, and when. */
export function FindWrites({ q = '', about = '', from = '', to = '' }: AskedLog) {
  const text = useText('mf-account');
  const [wanted, setWanted] = useState<Record<'about' | 'from' | 'to', string>>({ about, from, to });
  const day = (name: 'from' | 'to') => (
    <TextField
      id={`staff-log-${name}`}
      label={text(`staff_log.${name}`)}
      type="date"
      value={wanted[name]}
      onChange={({ target }) => setWanted({ ...wanted, [name]: target.value })}
    />
  );
  return (
    <FindForm room="log" q={q} query={wanted}>
      <SelectField
        id="staff-log-about"
        label={text('staff_log.about')}
        value={wanted.about}
        onChange={({ target }) => setWanted({ ...wanted, about: target.value })}
      >
        <option value="">{text('staff_log.everything')}</option>
        {logSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {text(`staff_log.about_${subject}`)}
          </option>
        ))}
      </SelectField>
      {day('from')}
      {day('to')}
    </FindForm>
  );
}
