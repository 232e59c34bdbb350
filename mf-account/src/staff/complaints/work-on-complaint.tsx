import type { Resources, StaffComplaint } from 'mf-shared/contract';
import { ApiFailure, type Problems, useApi, useFormState, useQuery } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { givesMoney, needsWords } from 'mf-shared/rules/complaint-moves';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { everyStore } from '../../cases/every-store.ts';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';
import { chosenMove } from '../worklist/chosen-move.ts';
import { GoodsOptions } from '../worklist/goods-options.tsx';
import { MoveField } from '../worklist/move-field.tsx';
import { refusedGoods } from '../worklist/refused-goods.ts';
import { WordsField } from '../worklist/words-field.tsx';
import { isInStore, outcomeOf, SettleFields } from './settle-fields.tsx';

interface WorkProps {
  complaint: StaffComplaint;
  onChange: (complaint: StaffComplaint) => void;
  /** Somebody else changed the case: it is read again. */
  onStale: () => void;
}

/** A move with its letter, a letter alone, or a note that stays with the staff. */
export function WorkOnComplaint(props: WorkProps) {
  const { complaint } = props;
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const form = useWork(props);
  const what = chosenMove(form.values.what, complaint.next);
  return (
    <form className={styles.card} onSubmit={form.submit} noValidate>
      <MoveField {...form.field('what')} value={what} next={complaint.next} statusWords="complaint_status" />
      {what === 'processed-return' && <SettleFields complaint={complaint} form={form} />}
      {what === 'rejected-return' && (
        <SelectField {...form.field('goods')} label={text('staff_returns.field_goods')}>
          <GoodsOptions stores={everyStore(resources)} mayBeWithBuyer />
        </SelectField>
      )}
      <WordsField
        {...form.field('body')}
        isNote={what === 'note'}
        mailed={text('staff_complaints.mailed')}
        rows={5}
        isOptional={!areWordsNeeded(complaint, what, form.values.outcome)}
      />
      <Button type="submit" isBusy={form.state === 'loading'}>
        {text('staff_complaints.save')}
      </Button>
    </form>
  );
}

type Typed = Readonly<Record<'what' | 'outcome' | 'refund' | 'means' | 'goods' | 'body', string>>;

const initial: Typed = { what: '', outcome: 'repaired', refund: '', means: '', goods: '', body: '' };

/** The state of the form. A refusal of the money stands at its field, any other at the words. */
function useWork({ complaint, onChange, onStale }: WorkProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { number } = complaint;
  const form = useFormState({
    id: 'complaint',
    initial,
    check: (typed) => problemsOf(complaint, typed, text),
    send: async (typed) => {
      const { path, body } = callOf(complaint, typed);
      const changed = await api.post<StaffComplaint>(path, body);
      showToast('success', text('staff_complaints.done', { number }));
      onSent(typed.body);
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
  return form;
}

function problemsOf(complaint: StaffComplaint, typed: Typed, text: Translate): Problems<keyof Typed> {
  const what = chosenMove(typed.what, complaint.next);
  const isMoney = isMoneyGiven(what, typed.outcome);
  const needsBody = areWordsNeeded(complaint, what, typed.outcome);
  return {
    ...(isMoney && typed.refund === '' ? { refund: text('staff_complaints.refund_missing') } : {}),
    ...(isMoney && isInStore(complaint) && typed.means === '' ? { means: text('staff_complaints.means_missing') } : {}),
    ...(needsBody && typed.body === '' ? { body: text('staff_complaints.words_needed') } : {}),
    ...(what === 'rejected-return' && typed.goods === '' ? { goods: text('staff_returns.goods_missing') } : {}),
  };
}

/** The call that does what was chosen. */
function callOf(complaint: StaffComplaint, typed: Typed): { path: string; body: object } {
  const { number, version, next } = complaint;
  const { outcome, refund, means, goods, body } = typed;
  const what = chosenMove(typed.what, next);
  const path = `/api/staff/reclamations/${number}/`;
  if (what === 'letter' || what === 'note')
    return { path: `${path}messages/`, body: { version, body, is_internal: what === 'note' } };
  return {
    path: `${path}move/`,
    body: {
      ...{ version, status: what, body },
      ...(what === 'processed-return' ? { outcome } : {}),
      ...(isMoneyGiven(what, outcome) ? { refund, ...(isInStore(complaint) ? { means } : {}) } : {}),
      ...(what === 'rejected-return' ? { goods: refusedGoods(goods) } : {}),
    },
  };
}

const isMoneyGiven = (what: string, outcome: string): boolean =>
  what === 'processed-return' && givesMoney(outcomeOf(outcome));

function areWordsNeeded({ next }: StaffComplaint, what: string, outcome: string): boolean {
  const status = next.find((each) => each === what);
  return !status || needsWords(status, outcomeOf(outcome));
}
