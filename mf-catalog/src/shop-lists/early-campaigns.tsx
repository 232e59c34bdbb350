import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import words from 'mf-shared/ui/text/text.module.css';
import { openingDay } from './opening-day.ts';
import type { ShopListData } from './shop-list-data.ts';
import styles from './shop-list-page.module.css';

/** The campaigns that members of the club see before everybody does (STAFF-32). */
export function EarlyCampaigns({ campaigns }: { campaigns: ShopListData['early'] }) {
  const text = useText('mf-catalog');
  const href = useHref();
  const { locale } = usePageConfig();
  if (campaigns.length === 0) return null;
  return (
    <section className={styles.early}>
      <h2>{text('campaign.early_title')}</h2>
      <ul>
        {campaigns.map(({ slug, title, opensAt }) => (
          <li key={slug}>
            <a className={words.link} href={href(`/campaigns/${slug}/`)}>
              {title}
            </a>
            {opensAt && <span>{text('campaign.opens', { date: openingDay(opensAt, locale) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
