import type { Store } from 'mf-shared/contract';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { momentOfWeek } from 'mf-shared/rules/week-hours';
import { useEffect, useState } from 'react';
import { type OpenState, openState } from './open-now.ts';
import styles from './stores-page.module.css';

const lookAgainMs = 60_000;

/** Whether a store is open at this moment (CONTENT-28). A page from the cache does not know the time: its place is kept. */
export function OpenLine({ hours }: { hours: Store['openingHours'] }) {
  const text = useText('mf-catalog');
  const { locale } = usePageConfig();
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => {
    const look = () => setState(openState(Date.now(), hours));
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <p className={styles.open} data-open={state?.isOpen || undefined}>
      {state && words(state, locale, text)}
    </p>
  );
}

function words(state: OpenState, locale: string, text: Translate): string {
  const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
  if (state.isOpen) {
    const until = new Intl.DateTimeFormat(locale, time).format(momentOfWeek(0, state.until));
    return text('stores.open_until', { time: until });
  }
  const day = state.daysAhead > 0 ? ({ weekday: 'long', ...time } as const) : time;
  const opens = momentOfWeek(state.weekday, state.at);
  return text('stores.opens', { when: new Intl.DateTimeFormat(locale, day).format(opens) });
}
