import type { OtherDays } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { isoDay, storeTime } from 'mf-shared/rules/store-time';
import textStyles from 'mf-shared/ui/text/text.module.css';
import { useNow } from './open-line.tsx';
import styles from './stores-page.module.css';

/** Days on which the store has other hours than those of its week; days that are over go once the page knows the time (AVAIL-33). */
export function OtherHours({ days, name }: { days: readonly OtherDays[]; name: string }) {
  const text = useText('mf-catalog');
  const { locale } = usePageConfig();
  const nowMs = useNow();
  const today = nowMs === null ? '' : isoDay(storeTime(nowMs));
  const ahead = days.filter(({ to }) => to >= today);
  if (ahead.length === 0) return null;
  const written = new Intl.DateTimeFormat(europeanLocale(locale), {
    ...{ weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  return (
    <table className={`${textStyles.facts} ${styles.others}`}>
      <caption>{text('stores.other_hours', { name })}</caption>
      <tbody>
        {ahead.map(({ from, to, hours, reason }) => (
          <tr key={from}>
            <th scope="row">{written.formatRange(Date.parse(from), Date.parse(to))}</th>
            <td>
              {[hours ?? text('stores.closed'), reason !== 'other' && text(`stores.reason_${reason}`)]
                .filter(Boolean)
                .join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
