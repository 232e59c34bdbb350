import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $session } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { FeedTokens } from './feed-tokens.tsx';
import styles from './systems.module.css';
import { Webhooks } from './webhooks.tsx';

/** What other systems may read and write here, and what they are told: for admins alone, and the service holds it (STAFF-33). */
export function SystemsScreen() {
  const text = useText('mf-account');
  const { isAdminUser } = useStore($session);
  if (!isAdminUser) return <Notice kind="info">{text('staff_systems.for_admins')}</Notice>;
  return (
    <div className={styles.systems}>
      <FeedTokens />
      <Webhooks />
    </div>
  );
}
