import type { Store } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { momentOfWeek } from 'mf-shared/rules/week-hours';
import textStyles from 'mf-shared/ui/text/text.module.css';

/** The week as a table, days named by the language. */
export function OpeningHours({ hours, name }: { hours: Store['openingHours']; name: string }) {
  const text = useText('mf-catalog');
  const { locale } = usePageConfig();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <table className={textStyles.facts}>
      <caption className={textStyles.hidden}>{text('stores.hours_of', { name })}</caption>
      <tbody>
        {hours.map((open, index) => (
          <tr key={day.format(momentOfWeek(index))}>
            <th scope="row">{day.format(momentOfWeek(index))}</th>
            <td>{open ?? text('stores.closed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
