import type { NewsletterList, NewsletterStanding, StaffNewsletters } from 'mf-shared/contract';
import { newsletterLists, newsletterStandings } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { type AskedNewsletters, wantedOf } from './asked-newsletters.ts';
import styles from './newsletters.module.css';

interface NewsletterCountsProps {
  counts: StaffNewsletters['counts'];
  asked: Pick<AskedNewsletters, 'list' | 'status'>;
}

/** How many there are of each list by how they stand; each number leads to them. */
export function NewsletterCounts({ counts, asked }: NewsletterCountsProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const cell = (list: NewsletterList, status: NewsletterStanding) => {
    const found = counts.find((each) => each.list === list && each.status === status);
    const count = (found?.count ?? 0).toLocaleString(europeanLocale(locale));
    const names = `${text(`letter.${list}.title`)}, ${text(`staff_newsletters.status_${status}`)}`;
    return (
      <td key={list}>
        <a
          href={`${href('/staff/newsletters/')}?${new URLSearchParams(wantedOf({ list, status }))}`}
          aria-label={`${names}: ${count}`}
          aria-current={asked.list === list && asked.status === status ? 'page' : undefined}
        >
          {count}
        </a>
      </td>
    );
  };
  return (
    <table className={styles.counts} aria-label={text('staff_newsletters.counts')}>
      <thead>
        <tr>
          <th scope="col">{text('staff_newsletters.status')}</th>
          {newsletterLists.map((list) => (
            <th key={list} scope="col">
              {text(`letter.${list}.title`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newsletterStandings.map((status) => (
          <tr key={status}>
            <th scope="row">{text(`staff_newsletters.status_${status}`)}</th>
            {newsletterLists.map((list) => cell(list, status))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
