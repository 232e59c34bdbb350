import type { ReleaseChange } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatDateTime } from '../format-date-time.ts';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';
import { shortVersion } from './kept-version.tsx';
import styles from './releases.module.css';

/** The moves, each with who made it when and why, and what the gate refused, the newest first. */
export function ReleaseLog({ changes }: { changes: readonly ReleaseChange[] }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  return (
    <section aria-labelledby="release-log">
      <h2 id="release-log" className={room.part}>
        {text('staff_releases.log')}
      </h2>
      <ol className={styles.versions}>
        {changes.map(({ at, remote, version, action, environment, percent, who, reason }) => (
          <li key={`${at} ${remote} ${version} ${action} ${environment}`} className={styles.change}>
            <p className={styles.what} data-refused={action === 'refuse' || action === 'canary_undo' || undefined}>
              {remote} {shortVersion(version)}{' '}
              {text(`staff_releases.action_${action}`, { environment, percent: percent ?? 0 })}
            </p>
            <p className={room.muted}>
              {text('staff_releases.published', {
                moment: formatDateTime(at, locale),
                who: who ?? text('staff_releases.somebody'),
              })}
            </p>
            {reason && <p className={rows.facts}>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
