import type { OtherDays, StaffStore, StoreHours } from 'mf-shared/contract';
import { dayReasons } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { readAnew } from '../read-anew.ts';

type Field = 'from' | 'to' | 'hours' | 'reason';

interface DaysFormProps {
  store: StaffStore;
  /** Null: days that are added. */
  days: OtherDays | null;
  onSaved: (saved: OtherDays) => void;
  /** Somebody was quicker: what is stored by now is to be read. */
  onLate: () => void;
}

/** Days on which a store has other hours: one day, or several one after the other. */
export function DaysForm({ store, days, onSaved, onLate }: DaysFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm<Field>({
    id: `store-${store.id}-days-${days?.from ?? 'new'}`,
    initial: {
      ...{ from: days?.from ?? '', to: days && days.to !== days.from ? days.to : '' },
      ...{ hours: days?.hours ?? '', reason: days?.reason ?? 'holiday' },
    },
    labels: {
      ...{ from: text('staff_stores.from'), to: text('staff_stores.to') },
      ...{ hours: text('staff_stores.hours'), reason: text('staff_stores.reason') },
    },
    rules: { from: ['required'] },
    send: async ({ from, to, hours, reason }) => {
      const written = { from, to: to || from, hours: hours || null, reason: reason as OtherDays['reason'] };
      const others = store.hours.other_days.filter((each) => each.from !== days?.from);
      const body = { ...store.hours, other_days: [...others, written], was: store.hours };
      await api.put<StoreHours>(`/api/staff/stores/${store.id}/hours/`, body).catch(readAnew(onLate));
      showToast('success', text('staff_stores.saved', { name: store.facts.name }));
      onSaved(written);
    },
  });
  return (
    <FormFrame form={form} action={text(days ? 'settings.save' : 'staff_stores.add_days')} look="line">
      <div className={rows.fields}>
        <TextField {...form.field('from')} type="date" />
        <TextField {...form.field('to')} type="date" hint={text('staff_stores.to_hint')} isOptional />
        <TextField {...form.field('hours')} maxLength={20} autoComplete="off" hint={text('staff_stores.hours_hint')} />
        <SelectField {...form.field('reason')}>
          {dayReasons.map((each) => (
            <option key={each} value={each}>
              {text(`staff_stores.reason_${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </FormFrame>
  );
}
