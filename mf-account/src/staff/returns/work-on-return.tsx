import type { StaffReturn } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import styles from '../case-screen.module.css';
import { failureWords } from '../failure-words.ts';
import { usePressAgain } from './use-press-again.ts';

interface WorkProps {
  found: StaffReturn;
  onChange: (found: StaffReturn) => void;
  /** Somebody else changed the return: it is read again, and what was typed stays. */
  onConflict: () => void;
}

/** A question to the buyer or another plain move, a letter, or a note that stays with the staff. */
export function WorkOnReturn({ found, onChange, onConflict }: WorkProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { reference, version, next } = found;
  // Where the return cannot go any more, what was typed stays a note.
  const known = (chosen: string): string =>
    chosen === 'letter' || next.some((status) => status === chosen) ? chosen : 'note';
  const form = useFormState({
    id: 'return',
    initial: { what: 'note', body: '' },
    check: ({ what: chosen, body }) =>
      known(chosen) !== 'processing-return' && body === '' ? { body: text('staff_complaints.words_needed') } : {},
    send: async ({ what: chosen, body }) => {
      const what = known(chosen);
      const path = `/api/staff/returns/${encodeURIComponent(reference)}/`;
      const changed =
        what === 'note' || what === 'letter'
          ? await api.post<StaffReturn>(`${path}messages/`, { version, body, is_internal: what === 'note' })
          : await api.post<StaffReturn>(`${path}move/`, { version, status: what, body });
      showToast('success', text('staff_returns.saved', { reference }));
      onSent(body);
      onChange(changed);
    },
    explain: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'return_changed') onConflict();
      return { body: failureWords(failure, text) };
    },
  });
  // Words that were typed during sending stay.
  const onSent = (sent: string) => form.setValues((now) => (now.body.trim() === sent ? { ...now, body: '' } : now));
  const again = usePressAgain(form);
  const what = known(form.values.what);
  const isNeeded = what !== 'processing-return';

  return (
    <form className={styles.panel} {...again.form} noValidate aria-labelledby="work-on-return">
      <h2 id="work-on-return">{text('staff_returns.write')}</h2>
      <SelectField {...form.field('what')} label={text('staff_complaints.what')} value={what}>
        <option value="note">{text('staff_complaints.note')}</option>
        <option value="letter">{text('staff_complaints.letter')}</option>
        {next.map((status) => (
          <option key={status} value={status}>
            → {text(status === 'more_info-return' ? 'staff_returns.ask' : `return_status.${status}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.field('body')}
        label={text(what === 'note' ? 'staff_complaints.note_words' : 'staff_complaints.words')}
        rows={4}
        maxLength={4000}
        isOptional={!isNeeded}
      />
      {what !== 'note' && <Notice>{text('staff_returns.mailed')}</Notice>}
      <div className={styles.actions}>
        <Button {...again.button} type="submit" look="line" isBusy={form.state === 'loading'}>
          {text('staff_complaints.save')}
        </Button>
      </div>
    </form>
  );
}
