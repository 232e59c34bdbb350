import type { Home } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { GroupTiles } from '../group-tiles/group-tiles.tsx';
import styles from './lead-on.module.css';

/** Below a page that has nothing to show: the shop's first groups, so that nobody stands at a dead end (LOOK-69). */
export function LeadOn() {
  const text = useText('ui');
  const { taxAreaId, deliveryCountryCode: country } = usePageConfig();
  const { data, failure } = useQuery<Pick<Home, 'groups'>>('/api/home/', { query: { taxAreaId, country } });
  if (failure) return null;
  return (
    <section className={styles.leadOn}>
      <h2>{text('lead_on.title')}</h2>
      <GroupTiles groups={data?.groups ?? []} />
    </section>
  );
}
