import type { OtherDays, StaffStore } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { isoDay, storeTime } from 'mf-shared/rules/store-time';
import { showToast } from 'mf-shared/stores';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import { DaysForm } from './days-form.tsx';
import styles from './stores.module.css';

interface OtherDaysListProps {
  store: StaffStore;
  onSaved: () => void;
}

/** The days ahead on which a store has other hours: each is changed or taken away, and more are added. */
export function OtherDaysList({ store, onSaved }: OtherDaysListProps) {
  const text = useText('mf-account');
  const ahead = daysAhead(store);
  return (
    <section className={styles.days} aria-labelledby={`store-${store.id}-days`}>
      <h3 id={`store-${store.id}-days`}>{text('staff_stores.other_days')}</h3>
      {ahead.length > 0 && (
        <ul className={rows.rows}>
          {ahead.map((days) => (
            <Days key={days.from} store={store} days={days} onSaved={onSaved} />
          ))}
        </ul>
      )}
      <MakeNew title={text('staff_stores.new_days')} onMade={onSaved}>
        {(onMade) => <DaysForm store={store} days={null} onSaved={onMade} />}
      </MakeNew>
    </section>
  );
}

function Days({ store, days, onSaved }: OtherDaysListProps & { days: OtherDays }) {
  const text = useText('mf-account');
  const api = useApi();
  const words = useDaysWords()(days);
  const remove = async () => {
    const other_days = store.hours.other_days.filter(({ from }) => from !== days.from);
    const body = { ...store.hours, other_days, was: store.hours };
    await api.put(`/api/staff/stores/${store.id}/hours/`, body);
    showToast('success', text('staff_stores.saved', { name: store.facts.name }));
  };
  return (
    <li className={`${rows.row} ${styles.oneOf}`}>
      <p className={rows.facts}>{words}</p>
      <PressRow
        label={text('staff_stores.remove_named', { days: words })}
        title={text('staff_stores.remove')}
        send={remove}
        onAnswered={onSaved}
      />
      <ChangeRow label={text('staff_stores.change_named', { days: words })} title={text('staff_stores.change')}>
        <DaysForm store={store} days={days} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}

/** Days with other hours that are not over, by the stores' clock. */
export function daysAhead({ hours }: StaffStore): readonly OtherDays[] {
  const today = isoDay(storeTime(Date.now()));
  return hours.other_days.filter(({ to }) => to >= today);
}

/** Days with their hours and reason in words: `24–26 December 2026: closed, public holiday`. */
export function useDaysWords(): (days: OtherDays) => string {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const written = new Intl.DateTimeFormat(europeanLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return ({ from, to, hours, reason }) => {
    const when = written.formatRange(Date.parse(from), Date.parse(to));
    const why = reason === 'other' ? '' : `, ${text(`staff_stores.reason_${reason}`)}`;
    return text('staff_stores.days', { when, hours: `${hours ?? text('staff_stores.closed')}${why}` });
  };
}
