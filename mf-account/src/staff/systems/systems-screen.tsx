import { FeedTokens } from './feed-tokens.tsx';
import styles from './systems.module.css';
import { Webhooks } from './webhooks.tsx';

/** What other systems may read and write here, and what they are told: for admins alone, and the service holds it (STAFF-33). */
export function SystemsScreen() {
  return (
    <div className={styles.systems}>
      <FeedTokens />
      <Webhooks />
    </div>
  );
}
