import type { StaffStore, StoreHours } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { momentOfWeek } from 'mf-shared/rules/week-hours';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import styles from './stores.module.css';

const weekdays = ['hours_0', 'hours_1', 'hours_2', 'hours_3', 'hours_4', 'hours_5', 'hours_6'] as const;
type Weekday = (typeof weekdays)[number];
type TypedWeek = Readonly<Record<Weekday, string>>;

/** The hours of a store's week, a field for each day; what somebody else saved meanwhile is shown beside what was typed. */
export function WeekForm({ store, onSaved }: { store: StaffStore; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const named = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const labels = byDay((index) => named.format(momentOfWeek(index)));
  const stored = typeWeek(store.hours);
  const form = useForm<Weekday>({
    id: `store-${store.id}-week`,
    initial: stored,
    labels,
    rules: {},
    send: async (typed) => {
      const opening_hours = weekdays.map((day) => typed[day] || null);
      const body = { ...store.hours, opening_hours, was: store.hours };
      const kept = await api.put<StoreHours>(`/api/staff/stores/${store.id}/hours/`, body).catch(readAnew(onSaved));
      form.showKept(typeWeek(kept));
      showToast('success', text('staff_stores.saved', { name: store.facts.name }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('staff_stores.save_week')} look="line">
      <p className={room.muted}>{text('staff_stores.week_hint')}</p>
      <div className={styles.week}>
        {weekdays.map((day) => (
          <TextField key={day} {...form.field(day)} maxLength={20} autoComplete="off" />
        ))}
      </div>
      <NewerFields
        {...{ form, stored }}
        names={weekdays}
        wordsOf={(day) => stored[day] || text('staff_stores.closed')}
      />
    </FormFrame>
  );
}

const byDay = (make: (index: number) => string): TypedWeek =>
  Object.fromEntries(weekdays.map((day, index) => [day, make(index)])) as TypedWeek;

const typeWeek = ({ opening_hours }: StoreHours): TypedWeek => byDay((index) => opening_hours[index] ?? '');
