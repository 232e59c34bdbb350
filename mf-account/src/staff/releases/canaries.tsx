import type { ShownCanary } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatDateTime } from '../format-date-time.ts';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';
import { shortVersion } from './kept-version.tsx';
import styles from './releases.module.css';

const inMinutes = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/**
 * What a part of the visitors sees in place of what is live: since when, by whom and why, and how it
 * fares (ROUTE-141, ROUTE-142).
 */
export function Canaries({ canaries }: { canaries: readonly ShownCanary[] }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  return (
    <section aria-labelledby="release-canaries">
      <h2 id="release-canaries" className={room.part}>
        {text('staff_releases.canaries')}
      </h2>
      <ul className={styles.versions}>
        {canaries.map(({ environment, remote, version, present, percent, at, finish_after, who, reason, figures }) => (
          <li key={`${environment} ${remote}`} className={styles.version}>
            <div className={rows.facts}>
              <h3 className={styles.name}>
                {remote} {shortVersion(version)}
              </h3>
              <p className={room.muted}>
                {text('staff_releases.published', {
                  moment: formatDateTime(at, locale),
                  who: who ?? text('staff_releases.somebody'),
                })}
              </p>
              {reason && <p>{reason}</p>}
              <p className={room.muted}>{text('staff_releases.canary_figures', { ...figures })}</p>
              {finish_after !== undefined && (
                <p className={room.muted}>
                  {text('staff_releases.canary_finish', {
                    moment: formatDateTime(inMinutes(at, finish_after), locale),
                  })}
                </p>
              )}
            </div>
            <p className={styles.live} data-live="">
              {text('staff_releases.canary_part', { percent, environment })}
            </p>
            <p className={styles.live}>{text('staff_releases.canary_others', { version: shortVersion(present) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
