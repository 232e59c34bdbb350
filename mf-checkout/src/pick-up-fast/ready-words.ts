import type { Store } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { expressPickupTime } from 'mf-shared/rules/express-pickup';

/** "Order now, ready today after 16:00"; empty for a store that is closed on weekdays. */
export function readyWords(
  nowMs: number,
  { openingHours, otherDays }: Pick<Store, 'openingHours' | 'otherDays'>,
  locale: string,
  text: Translate,
): string {
  const ready = expressPickupTime(nowMs, openingHours, otherDays);
  if (!ready) return '';
  const { date, time, daysAhead } = ready;
  if (daysAhead <= 1) return text(daysAhead === 0 ? 'express.now_today' : 'express.now_tomorrow', { time });
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return text('express.now_later', { day: format.format(Date.parse(date)), time });
}
