import type { StaffStore, StoreStanding } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { isHalfTyped } from '../../forms/is-half-typed.ts';
import { labelled } from '../../forms/labelled.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatDay } from '../format-date-time.ts';
import { ChangeRow, PressRow } from '../kept-rows.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';

interface StandingProps {
  store: StaffStore;
  onSaved: () => void;
}

/** Opens a store, closes it for good, at once or on a day to come, and opens it again (STAFF-47). */
export function StandingForms({ store, onSaved }: StandingProps) {
  const text = useText('mf-account');
  const save = useSave(store);
  const { is_open, closes_on } = store.standing;
  const named = (action: string) => labelled(text, action, store.facts.name);
  const next: StoreStanding = { is_open: true, closes_on: null };
  const [press, close] = [text(`staff_stores.${pressOf(store.standing)}`), text('staff_stores.close')];
  return (
    <>
      {(!is_open || closes_on !== null) && (
        <PressRow label={named(press)} title={press} send={() => save(next)} onAnswered={onSaved} />
      )}
      {is_open && closes_on === null && (
        <ChangeRow label={named(close)} title={close}>
          <CloseForm store={store} onSaved={onSaved} />
        </ChangeRow>
      )}
    </>
  );
}

/** Whether shoppers see a store, in words; null where it simply is open. */
export function StandingWords({ standing }: { standing: StoreStanding }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { is_open, closes_on } = standing;
  if (is_open && closes_on === null) return null;
  const day = closes_on === null ? '' : formatDay(closes_on, locale);
  const words = closes_on === null ? 'not_open' : is_open ? 'closes' : 'closed_since';
  return (
    <p>
      <b>{text(`staff_stores.${words}`, { day })}</b>
    </p>
  );
}

function CloseForm({ store, onSaved }: StandingProps) {
  const text = useText('mf-account');
  const save = useSave(store);
  const form = useForm<'closes_on'>({
    id: `store-${store.id}-close`,
    initial: { closes_on: '' },
    labels: { closes_on: text('staff_stores.closes_on') },
    rules: {},
    send: async ({ closes_on }) => {
      // An empty day closes the store at once.
      if (isHalfTyped(form.field('closes_on').id)) throw ofDay(text('staff_stores.day_not_whole'));
      await save({ is_open: closes_on !== '', closes_on: closes_on || null }).catch(readAnew(onSaved));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('staff_stores.close_now')} look="line">
      <p className={room.muted}>{text('staff_stores.close_hint')}</p>
      <TextField {...form.field('closes_on')} type="date" hint={text('staff_stores.closes_on_hint')} isOptional />
    </FormFrame>
  );
}

const ofDay = (message: string) => new ApiFailure(400, 'invalid_request', message, { closes_on: message });

function useSave({ id, standing: was, facts: { name } }: StaffStore): (next: StoreStanding) => Promise<void> {
  const text = useText('mf-account');
  const api = useApi();
  return async (next) => {
    await api.put<StoreStanding>(`/api/staff/stores/${id}/standing/`, { ...next, was });
    showToast('success', text('staff_stores.saved', { name }));
  };
}

function pressOf({ is_open, closes_on }: StoreStanding): 'open' | 'open_again' | 'stay' {
  if (is_open) return 'stay';
  return closes_on === null ? 'open' : 'open_again';
}
