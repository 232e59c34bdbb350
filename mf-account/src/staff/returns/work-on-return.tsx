import type { StaffReturn } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import styles from '../case-screen.module.css';
import { failureWords } from '../failure-words.ts';
import { WordsField } from '../worklist/words-field.tsx';
import { usePressAgain } from './use-press-again.ts';

interface WorkProps {
  found: StaffReturn;
  onChange: (found: StaffReturn) => void;
  /** Somebody else changed the return: it is read again, and what was typed stays. */
  onConflict: () => void;
}

/** A question to the buyer or another plain move, a letter, or a note that stays with the staff. */
export function WorkOnReturn(props: WorkProps) {
  const { next } = props.found;
  const text = useText('mf-account');
  const form = useWork(props);
  const again = usePressAgain(form);
  const what = chosenStep(form.values.what, next);
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
      <WordsField
        {...form.field('body')}
        isNote={what === 'note'}
        mailed={text('staff_returns.mailed')}
        rows={4}
        isOptional={what === 'processing-return'}
      />
      <div className={styles.actions}>
        <Button {...again.button} type="submit" look="line" isBusy={form.state === 'loading'}>
          {text('staff_complaints.save')}
        </Button>
      </div>
    </form>
  );
}

/** The state of the form; a refusal stands at the words. */
function useWork({ found, onChange, onConflict }: WorkProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { reference, version, next } = found;
  const form = useFormState({
    id: 'return',
    initial: { what: 'note', body: '' },
    check: ({ what: chosen, body }) =>
      chosenStep(chosen, next) !== 'processing-return' && body === ''
        ? { body: text('staff_complaints.words_needed') }
        : {},
    send: async ({ what: chosen, body }) => {
      const what = chosenStep(chosen, next);
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
  return form;
}

/** Where the return cannot go any more, what was typed stays a note. */
const chosenStep = (chosen: string, next: readonly string[]): string =>
  chosen === 'letter' || next.includes(chosen) ? chosen : 'note';
