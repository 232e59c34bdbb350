import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import type { Hours } from 'mf-shared/rules/day-hours';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { useEffect, useState } from 'react';
import { holidayAhead, type OpenState, openState } from './open-now.ts';
import styles from './stores-page.module.css';

const lookAgainMs = 60_000;
const minuteMs = 60_000;
/** The days ahead for which a weekday alone says which one is meant. */
const daysOfNames = 6;
const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/**
 * Whether a store is open at this moment, or that today is a public holiday (CONTENT-28). A page from the cache does not
 * know the time: its place is kept.
 */
export function OpenLine({ hours }: { hours: Hours }) {
  const text = useText('mf-catalog');
  const { locale } = usePageConfig();
  const nowMs = useNow();
  const state = nowMs === null ? null : openState(nowMs, hours);
  const holiday = nowMs === null ? null : holidayAhead(nowMs, 0, hours);
  return (
    <p className={styles.open} data-open={state?.isOpen || undefined}>
      {state && words(state, locale, text)}
      {holiday && holidayWords(holiday, locale, text)}
    </p>
  );
}

/** Stands below the hours of the week on the day before a public holiday, which those do not tell of (CONTENT-28). */
export function HolidayTomorrow({ hours }: { hours: Hours }) {
  const text = useText('mf-catalog');
  const { locale } = usePageConfig();
  const nowMs = useNow();
  const holiday = nowMs === null ? null : holidayAhead(nowMs, 1, hours);
  return holiday && <p className={styles.open}>{holidayWords(holiday, locale, text)}</p>;
}

/** Null on the server and until the page stands. */
export function useNow(): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNowMs(Date.now());
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

const holidayWords = (day: Date, locale: string, text: Translate): string =>
  text('stores.holiday', { day: new Intl.DateTimeFormat(europeanLocale(locale), longDay).format(day) });

function words(state: OpenState, locale: string, text: Translate): string {
  const said = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(europeanLocale(locale), options).format(at);
  if (state.isOpen) return text('stores.open_until', { time: said(time, state.until * minuteMs) });
  const { date, daysAhead, at } = state;
  const day = daysAhead > daysOfNames ? longDay : daysAhead > 0 ? ({ weekday: 'long' } as const) : null;
  return text('stores.opens', { when: said({ ...day, ...time }, date.getTime() + at * minuteMs) });
}
