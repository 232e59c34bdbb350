import type { ComplaintOutcome, ComplaintStatus, StaffComplaint } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { needsWords } from 'mf-shared/rules/complaint-moves';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { type FormEvent, useState } from 'react';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';

const outcomes: readonly ComplaintOutcome[] = ['repaired', 'replaced', 'price_reduced', 'refunded'];

interface WorkProps {
  complaint: StaffComplaint;
  onChange: (complaint: StaffComplaint) => void;
  /** Somebody else changed the case: it is read again. */
  onStale: () => void;
}

/** A move with its letter, a letter alone, or a note that stays with the staff. */
export function WorkOnComplaint({ complaint, onChange, onStale }: WorkProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { number, version, next } = complaint;
  const [what, setWhat] = useState<ComplaintStatus | 'letter' | 'note'>(next[0] ?? 'letter');
  const [body, setBody] = useState('');
  const [outcome, setOutcome] = useState<ComplaintOutcome>('repaired');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isMove = what !== 'letter' && what !== 'note';
  const isNeeded = !isMove || needsWords(what);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isNeeded && body.trim() === '') return setProblem(text('staff_complaints.words_needed'));
    setIsBusy(true);
    setProblem('');
    const path = `/api/staff/reclamations/${number}/`;
    try {
      const changed = isMove
        ? await api.post<StaffComplaint>(`${path}move/`, {
            ...{ version, status: what, body },
            ...(what === 'processed-return' ? { outcome } : {}),
          })
        : await api.post<StaffComplaint>(`${path}messages/`, { version, body, is_internal: what === 'note' });
      showToast('success', text('staff_complaints.done', { number }));
      onChange(changed);
    } catch (failure) {
      const words = failureWords(failure, text);
      if (failure instanceof ApiFailure && failure.code === 'complaint_changed') {
        showToast('warning', words, { durationMs: 8000 });
        onStale();
      } else setProblem(words);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <SelectField
        id="complaint-what"
        label={text('staff_complaints.what')}
        value={what}
        onChange={(event) => setWhat(event.target.value as typeof what)}
      >
        {next.map((status) => (
          <option key={status} value={status}>
            → {text(`complaint_status.${status}`)}
          </option>
        ))}
        <option value="letter">{text('staff_complaints.letter')}</option>
        <option value="note">{text('staff_complaints.note')}</option>
      </SelectField>
      {what === 'processed-return' && (
        <SelectField
          id="complaint-outcome"
          label={text('staff_complaints.outcome')}
          value={outcome}
          onChange={(event) => setOutcome(event.target.value as ComplaintOutcome)}
        >
          {outcomes.map((each) => (
            <option key={each} value={each}>
              {text(`staff_complaints.outcome_${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        id="complaint-body"
        label={text(what === 'note' ? 'staff_complaints.note_words' : 'staff_complaints.words')}
        rows={5}
        maxLength={4000}
        isOptional={!isNeeded}
        error={problem || null}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      {what !== 'note' && <Notice>{text('staff_complaints.mailed')}</Notice>}
      <Button type="submit" isBusy={isBusy}>
        {text('staff_complaints.save')}
      </Button>
    </form>
  );
}
