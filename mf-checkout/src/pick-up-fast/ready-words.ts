import type { Store } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { expressPickupTime } from 'mf-shared/rules/express-pickup';

/** The days ahead for which a weekday alone says which one is meant. */
const daysOfNames = 6;

/** "Order now, ready today after 16:00"; empty for a store that hands nothing over in the next three weeks. */
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
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(europeanLocale(locale), { ...options, timeZone: 'UTC' }).format(Date.parse(date));
  return daysAhead > daysOfNames
    ? text('express.now_on', { date: said({ day: 'numeric', month: 'long' }), time })
    : text('express.now_later', { day: said({ weekday: 'long' }), time });
}
