import type { Resources, StaffStoreReturn } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { needsWords } from 'mf-shared/rules/complaint-moves';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { everyStore } from '../../cases/every-store.ts';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';
import { chosenMove } from '../worklist/chosen-move.ts';
import { GoodsOptions } from '../worklist/goods-options.tsx';
import { MoveField } from '../worklist/move-field.tsx';
import { refusedGoods } from '../worklist/refused-goods.ts';
import { WordsField } from '../worklist/words-field.tsx';

interface WorkProps {
  found: StaffStoreReturn;
  onChange: (found: StaffStoreReturn) => void;
  /** Somebody else changed it: it is read again. */
  onStale: () => void;
}

/** A move with its letter and, where it accepts, the money; or a letter alone, or a note that stays with the staff. */
export function WorkOnStoreReturn(props: WorkProps) {
  const { found } = props;
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const form = useWork(props);
  const what = chosenMove(form.values.what, found.next);
  return (
    <form className={styles.card} onSubmit={form.submit} noValidate>
      <MoveField {...form.field('what')} value={what} next={found.next} statusWords="return_status" />
      {what === 'processed-return' && (
        <TextField
          {...form.field('refund')}
          label={text('staff_returns.field_refund')}
          hint={text(`staff_store_returns.gives_${found.payout}`)}
          inputMode="decimal"
        />
      )}
      {what === 'rejected-return' && (
        <SelectField {...form.field('goods')} label={text('staff_returns.field_goods')}>
          <GoodsOptions stores={everyStore(resources)} />
        </SelectField>
      )}
      <WordsField
        {...form.field('body')}
        isNote={what === 'note'}
        mailed={text('staff_returns.mailed')}
        rows={4}
        isOptional={!areWordsNeeded(found, what)}
      />
      <Button type="submit" isBusy={form.state === 'loading'}>
        {text('staff_complaints.save')}
      </Button>
    </form>
  );
}

/** The state of the form. A refusal of the money stands at its field, any other at the words. */
function useWork({ found, onChange, onStale }: WorkProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { number, version, next, told } = found;
  const form = useFormState({
    id: 'store-return',
    initial: { what: '', refund: told.toFixed(2), goods: '', body: '' },
    check: ({ what, goods, body }) => ({
      ...(areWordsNeeded(found, chosenMove(what, next)) && body === ''
        ? { body: text('staff_complaints.words_needed') }
        : {}),
      ...(chosenMove(what, next) === 'rejected-return' && goods === ''
        ? { goods: text('staff_returns.goods_missing') }
        : {}),
    }),
    send: async ({ what: chosen, refund, goods, body }) => {
      const what = chosenMove(chosen, next);
      const path = `/api/staff/store-returns/${number}/`;
      const isWords = what === 'letter' || what === 'note';
      const changed = isWords
        ? await api.post<StaffStoreReturn>(`${path}messages/`, { version, body, is_internal: what === 'note' })
        : await api.post<StaffStoreReturn>(`${path}move/`, {
            ...{ version, status: what, body, refund },
            ...(what === 'rejected-return' ? { goods: refusedGoods(goods) } : {}),
          });
      showToast('success', text('staff_returns.saved', { reference: number }));
      onSent(body);
      onChange(changed);
    },
    explain: (failure) => {
      const words = failureWords(failure, text);
      if (!(failure instanceof ApiFailure)) return { body: words };
      if (failure.fields.refund) return { refund: failure.fields.refund };
      if (failure.code === 'return_changed') onStale();
      return { body: words };
    },
  });
  // Words that were typed during sending stay.
  const onSent = (sent: string) =>
    form.setValues((now) => ({ ...now, what: '', body: now.body.trim() === sent ? '' : now.body }));
  return form;
}

function areWordsNeeded({ next }: StaffStoreReturn, what: string): boolean {
  const status = next.find((each) => each === what);
  return !status || needsWords(status);
}
