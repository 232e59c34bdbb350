import type { StoredVersion } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import type { ReactNode } from 'react';
import { formatDateTime } from '../format-date-time.ts';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';
import styles from './releases.module.css';

const shown = 8;
/** A version's name is long, and its beginning tells it from the others. */
export const shortVersion = (version: string): string => version.slice(0, shown);

interface KeptVersionProps {
  kept: StoredVersion;
  /** What can be done with it. */
  children: ReactNode;
}

/** A version of a remote: who published it when and why, and where it is live. */
export function KeptVersion({ kept: { version, published, live_in }, children }: KeptVersionProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  return (
    <li className={styles.version}>
      <div className={rows.facts}>
        <h3 className={styles.name}>{shortVersion(version)}</h3>
        <p className={room.muted}>
          {published
            ? text('staff_releases.published', {
                moment: formatDateTime(published.at, locale),
                who: published.who ?? text('staff_releases.somebody'),
              })
            : text('staff_releases.unknown')}
          {published?.commit && ` · ${text('staff_releases.commit', { commit: shortVersion(published.commit) })}`}
        </p>
        {published?.reason && <p>{published.reason}</p>}
      </div>
      <p className={styles.live} data-live={live_in.length > 0 || undefined}>
        {live_in.length > 0
          ? text('staff_releases.live_in', { names: live_in.join(', ') })
          : text('staff_releases.not_live')}
      </p>
      {children}
    </li>
  );
}
