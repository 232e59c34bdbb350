import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { Track } from 'mf-shared/ui/steps/track.tsx';
import { nextSteps } from './next-steps.ts';
import styles from './see-result.module.css';

export function WhatHappensNext({ order }: { order: Order }) {
  const text = useText('mf-checkout');
  const { locale } = usePageConfig();
  const placed = new Intl.DateTimeFormat(europeanLocale(locale), { dateStyle: 'medium', timeStyle: 'short' });
  const date = order.payment_due === null ? '' : longDate(order.payment_due, locale);
  const points = nextSteps(order).map(({ key, note, isDone }, index) => ({
    key,
    title: text(key, { date }),
    note: index === 0 ? placed.format(new Date(order.placed_at)) : note && ('key' in note ? text(note.key) : note.text),
    isReached: isDone,
  }));
  return (
    <section>
      <h2 className={styles.title}>{text('result.next')}</h2>
      <Track points={points} />
    </section>
  );
}
