import { useText } from 'mf-shared/i18n';
import { OptionalMark } from 'mf-shared/ui/field/field-frame.tsx';
import pills from '../lib/option-pills.module.css';
import type { ComplaintFields } from './use-complaint-form.ts';

const uses = ['no', 'few', 'weekly', 'daily'] as const;

interface ChooseUseProps {
  field: ReturnType<ComplaintFields['field']>;
  onChange: (use: string) => void;
}

/** How much a product was used; who has chosen takes it back by choosing it again. */
export function ChooseUse({ field: { id, label, value }, onChange }: ChooseUseProps) {
  const text = useText('mf-account');
  return (
    <fieldset className={pills.pills}>
      <legend>
        {label}
        <OptionalMark />
      </legend>
      {uses.map((use) => (
        <label key={use}>
          <input
            type="radio"
            name={id}
            value={use}
            checked={value === use}
            onChange={() => onChange(use)}
            onClick={() => value === use && onChange('')}
          />
          <span>{text(`complaint.used_${use}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
