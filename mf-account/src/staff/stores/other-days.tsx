import type { OtherDays, StaffStore, StoreHours } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { isoDay, storeTime } from 'mf-shared/rules/store-time';
import { showToast } from 'mf-shared/stores';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '../failure-words.ts';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import { DaysForm } from './days-form.tsx';
import styles from './stores.module.css';

/** Long enough to read what was removed and to take it back. */
const undoMs = 15_000;

interface OtherDaysListProps {
  store: StaffStore;
  onSaved: () => void;
}

/** The days ahead on which a store has other hours: each is changed or taken away, and more are added. */
export function OtherDaysList({ store, onSaved }: OtherDaysListProps) {
  const text = useText('mf-account');
  const [open, setOpen] = useState<readonly OtherDays[]>([]);
  const remove = useRemove({ store, onSaved });
  const ahead = daysAhead(store);
  const isStored = ({ from }: OtherDays) => ahead.some((each) => each.from === from);
  // What is typed stays where somebody else takes its days away (STAFF-42).
  const gone = open.filter((days) => !isStored(days));
  const shown = [...ahead, ...gone].sort((one, other) => one.from.localeCompare(other.from));
  const toggle = (days: OtherDays, isOpen: boolean) =>
    setOpen((before) => [...before.filter(({ from }) => from !== days.from), ...(isOpen ? [days] : [])]);
  return (
    <section className={styles.days} aria-labelledby={`store-${store.id}-days`}>
      <h3 id={`store-${store.id}-days`}>{text('staff_stores.other_days')}</h3>
      {shown.length > 0 && (
        <ul className={rows.rows}>
          {shown.map((days) => (
            <Days
              key={days.from}
              store={store}
              days={days}
              isGone={!isStored(days)}
              onToggle={(isOpen) => toggle(days, isOpen)}
              onRemove={() => remove(days)}
              onSaved={onSaved}
            />
          ))}
        </ul>
      )}
      <MakeNew title={text('staff_stores.new_days')} onMade={onSaved}>
        {(onMade) => <DaysForm store={store} days={null} onSaved={onMade} onLate={onSaved} />}
      </MakeNew>
    </section>
  );
}

interface DaysProps extends OtherDaysListProps {
  days: OtherDays;
  /** Not stored any more. */
  isGone: boolean;
  /** When its form is opened or closed. */
  onToggle: (isOpen: boolean) => void;
  onRemove: () => Promise<void>;
}

function Days({ store, days, isGone, onToggle, onRemove, onSaved }: DaysProps) {
  const text = useText('mf-account');
  const words = useDaysWords()(days);
  const saved = ({ from }: OtherDays) => {
    if (from !== days.from) onToggle(false);
    onSaved();
  };
  return (
    <li className={`${rows.row} ${styles.oneOf}`}>
      <p className={rows.facts}>{isGone ? text('staff_stores.gone', { days: words }) : words}</p>
      {!isGone && (
        <PressRow
          label={text('staff_stores.remove_named', { days: words })}
          title={text('staff_stores.remove')}
          send={async () => {
            await onRemove();
            onToggle(false);
          }}
          onAnswered={onSaved}
        />
      )}
      <ChangeRow
        label={text('staff_stores.change_named', { days: words })}
        title={text('staff_stores.change')}
        onToggle={onToggle}
      >
        <DaysForm store={store} days={days} onSaved={saved} onLate={onSaved} />
      </ChangeRow>
    </li>
  );
}

/** Takes days away; the toast brings them back beside what was saved since, as store staff read no log. */
function useRemove({ store, onSaved }: OtherDaysListProps): (days: OtherDays) => Promise<void> {
  const text = useText('mf-account');
  const api = useApi();
  const save = (other_days: readonly OtherDays[], was: StoreHours) =>
    api.put<StoreHours>(`/api/staff/stores/${store.id}/hours/`, { ...was, other_days, was });
  const saved = text('staff_stores.saved', { name: store.facts.name });
  const newest = useRef(store.hours);
  useEffect(() => {
    newest.current = store.hours;
  }, [store.hours]);
  const bringBack = (days: OtherDays) =>
    save([...newest.current.other_days, days], newest.current)
      .then(
        () => showToast('success', saved),
        (failure: unknown) =>
          showToast(
            'error',
            failure instanceof ApiFailure && failure.code === 'changed_meanwhile'
              ? text('staff_rows.quicker')
              : failureWords(failure, text),
          ),
      )
      .finally(onSaved);
  return async (days) => {
    const others = store.hours.other_days.filter(({ from }) => from !== days.from);
    newest.current = await save(others, store.hours);
    const run = () => void bringBack(days);
    showToast('success', saved, { durationMs: undoMs, action: { label: text('staff_products.undo'), run } });
  };
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
