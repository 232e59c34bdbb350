import type { Store } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import textStyles from 'mf-shared/ui/text/text.module.css';

/** A Monday; the six days after it name the rest of the week. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

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
          <tr key={day.format(monday + index * dayMs)}>
            <th scope="row">{day.format(monday + index * dayMs)}</th>
            <td>{open ?? text('stores.closed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
