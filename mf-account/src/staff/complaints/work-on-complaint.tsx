import type { Resources, StaffComplaint } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { givesMoney, needsWords } from 'mf-shared/rules/complaint-moves';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';
import { chosenMove } from '../worklist/chosen-move.ts';
import { GoodsOptions } from '../worklist/goods-options.tsx';
import { refusedGoods } from '../worklist/refused-goods.ts';
import { isInStore, outcomeOf, SettleFields } from './settle-fields.tsx';

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
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const { number, version, next } = complaint;
  const needsBody = (what: string, outcome: string) => {
    const status = next.find((each) => each === what);
    return !status || needsWords(status, outcomeOf(outcome));
  };
  const isMoney = (what: string, outcome: string) =>
    chosenMove(what, next) === 'processed-return' && givesMoney(outcomeOf(outcome));
  const form = useFormState({
    id: 'complaint',
    initial: { what: '', outcome: 'repaired', refund: '', means: '', goods: '', body: '' },
    check: ({ what, outcome, refund, means, goods, body }) => ({
      ...(isMoney(what, outcome) && refund === '' ? { refund: text('staff_complaints.refund_missing') } : {}),
      ...(isMoney(what, outcome) && isInStore(complaint) && means === ''
        ? { means: text('staff_complaints.means_missing') }
        : {}),
      ...(needsBody(chosenMove(what, next), outcome) && body === ''
        ? { body: text('staff_complaints.words_needed') }
        : {}),
      ...(chosenMove(what, next) === 'rejected-return' && goods === ''
        ? { goods: text('staff_returns.goods_missing') }
        : {}),
    }),
    send: async ({ what: chosen, outcome, refund, means, goods, body }) => {
      const what = chosenMove(chosen, next);
      const path = `/api/staff/reclamations/${number}/`;
      const changed =
        what === 'letter' || what === 'note'
          ? await api.post<StaffComplaint>(`${path}messages/`, { version, body, is_internal: what === 'note' })
          : await api.post<StaffComplaint>(`${path}move/`, {
              ...{ version, status: what, body },
              ...(what === 'processed-return' ? { outcome } : {}),
              ...(isMoney(what, outcome) ? { refund, ...(isInStore(complaint) ? { means } : {}) } : {}),
              ...(what === 'rejected-return' ? { goods: refusedGoods(goods) } : {}),
            });
      showToast('success', text('staff_complaints.done', { number }));
      onSent(body);
      onChange(changed);
    },
    explain: (failure) => {
      const words = failureWords(failure, text);
      if (!(failure instanceof ApiFailure)) return { body: words };
      const wrong = failure.fields.refund ?? failure.fields.amount;
      if (wrong) return { refund: wrong };
      if (failure.code === 'complaint_changed') onStale();
      return { body: words };
    },
  });
  // Words that were typed during sending stay.
  const onSent = (sent: string) =>
    form.setValues((now) => ({ ...now, what: '', body: now.body.trim() === sent ? '' : now.body }));
  const what = chosenMove(form.values.what, next);

  return (
    <form className={styles.card} onSubmit={form.submit} noValidate>
      <SelectField {...form.field('what')} label={text('staff_complaints.what')} value={what}>
        {next.map((status) => (
          <option key={status} value={status}>
            → {text(`complaint_status.${status}`)}
          </option>
        ))}
        <option value="letter">{text('staff_complaints.letter')}</option>
        <option value="note">{text('staff_complaints.note')}</option>
      </SelectField>
      {what === 'processed-return' && <SettleFields complaint={complaint} form={form} />}
      {what === 'rejected-return' && (
        <SelectField {...form.field('goods')} label={text('staff_returns.field_goods')}>
          <GoodsOptions stores={resources?.stores ?? []} mayBeWithBuyer />
        </SelectField>
      )}
      <TextArea
        {...form.field('body')}
        label={text(what === 'note' ? 'staff_complaints.note_words' : 'staff_complaints.words')}
        rows={5}
        maxLength={4000}
        isOptional={!needsBody(what, form.values.outcome)}
      />
      {what !== 'note' && <Notice>{text('staff_complaints.mailed')}</Notice>}
      <Button type="submit" isBusy={form.state === 'loading'}>
        {text('staff_complaints.save')}
      </Button>
    </form>
  );
}
