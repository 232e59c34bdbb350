import type { ReleaseOverrideRequest, StaffReleases } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import { PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import { Canaries } from './canaries.tsx';
import { KeptVersion, shortVersion } from './kept-version.tsx';
import { ReleaseLog } from './release-log.tsx';
import styles from './releases.module.css';

const production = 'production';

/**
 * What teams published, where it is live, what a part of the visitors sees, and a look at it in the shop before shoppers see it
 * (ROUTE-139 to ROUTE-141).
 */
export function ReleasesScreen() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const { data, failure, retry } = useQuery<StaffReleases>('/api/staff/releases/', { keepsPrevious: true });
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const { can_override, seen, remotes, canaries, changes } = data;
  const see = async (wanted: ReleaseOverrideRequest) => {
    await api.post('/api/staff/release-override/', wanted);
    // As a document: the code of this page is of the releases that were seen before.
    globalThis.location.assign(href('/'));
  };
  return (
    <>
      {seen && <SeenNow seen={seen} />}
      {can_override ? (
        <Environments releases={data} onSee={see} onAnswered={retry} />
      ) : (
        <Notice kind="info">{text('staff_releases.no_key')}</Notice>
      )}
      {canaries.length > 0 && <Canaries canaries={canaries} />}
      {remotes.length === 0 && <p>{text('staff_releases.none')}</p>}
      {remotes.map(({ name, versions }) => (
        <section key={name} aria-labelledby={`remote-${name}`}>
          <h2 id={`remote-${name}`} className={room.part}>
            {name}
          </h2>
          <ul className={styles.versions}>
            {versions.map((kept) => (
              <KeptVersion key={kept.version} kept={kept}>
                {can_override && (
                  <PressRow
                    label={text('staff_releases.see_of', { remote: name, version: shortVersion(kept.version) })}
                    title={text('staff_releases.see')}
                    send={() => see(withVersion(seen, name, kept.version))}
                    onAnswered={retry}
                  />
                )}
              </KeptVersion>
            ))}
          </ul>
        </section>
      ))}
      {changes.length > 0 && <ReleaseLog changes={changes} />}
    </>
  );
}

/** What is seen already, with one version more. */
const withVersion = (seen: StaffReleases['seen'], remote: string, version: string): ReleaseOverrideRequest => ({
  environment: seen?.environment ?? null,
  remotes: { ...seen?.remotes, [remote]: version },
});

interface EnvironmentsProps {
  releases: StaffReleases;
  onSee: (wanted: ReleaseOverrideRequest) => Promise<void>;
  onAnswered: () => void;
}

/** The environments beside production that have releases, each to be looked at as a whole. */
function Environments({ releases: { environments, remotes }, onSee, onAnswered }: EnvironmentsProps) {
  const text = useText('mf-account');
  const hasReleases = (environment: string) =>
    remotes.some(({ versions }) => versions.some(({ live_in }) => live_in.includes(environment)));
  return (
    <div className={styles.environments}>
      {environments
        .filter((environment) => environment !== production && hasReleases(environment))
        .map((name) => (
          <PressRow
            key={name}
            label={text('staff_releases.see_environment', { name })}
            title={text('staff_releases.see_environment', { name })}
            send={() => onSee({ environment: name, remotes: {} })}
            onAnswered={onAnswered}
          />
        ))}
      <p className={room.muted}>{text('staff_releases.hint')}</p>
    </div>
  );
}

function SeenNow({ seen: { environment, remotes } }: { seen: NonNullable<StaffReleases['seen']> }) {
  const text = useText('mf-account');
  const names = [
    ...(environment === null ? [] : [text('staff_releases.seen_environment', { name: environment })]),
    ...Object.entries(remotes).map(([remote, version]) => `${remote} ${shortVersion(version)}`),
  ];
  return (
    <Notice kind="info">
      <form action="/remotes/leave/" className={styles.seen}>
        <p>{text('staff_releases.seen', { names: names.join(', ') })}</p>
        <Button type="submit" look="line" size="small">
          {text('staff_releases.leave')}
        </Button>
      </form>
    </Notice>
  );
}
