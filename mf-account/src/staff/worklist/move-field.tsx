import { useText } from 'mf-shared/i18n';
import { SelectField, type SelectFieldProps } from 'mf-shared/ui/field/select-field.tsx';

interface MoveFieldProps extends Omit<SelectFieldProps, 'label' | 'children'> {
  /** Where the case can go next. */
  next: readonly string[];
  /** Under what the statuses have their words. */
  statusWords: 'complaint_status' | 'return_status';
}

/** What a case's form does: a move, or a letter alone, or a note that stays with the staff. */
export function MoveField({ next, statusWords, ...field }: MoveFieldProps) {
  const text = useText('mf-account');
  return (
    <SelectField {...field} label={text('staff_complaints.what')}>
      {next.map((status) => (
        <option key={status} value={status}>
          → {text(`${statusWords}.${status}`)}
        </option>
      ))}
      <option value="letter">{text('staff_complaints.letter')}</option>
      <option value="note">{text('staff_complaints.note')}</option>
    </SelectField>
  );
}
