import type { ApiFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { failureWords } from './failure-words.ts';
import styles from './staff-room.module.css';

/** A question without an answer: why, and asking again. */
export function FailedAnswer({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const text = useText('mf-account');
  return (
    <div className={styles.failed}>
      <Notice kind="error" isLive>
        {failureWords(failure, text)}
      </Notice>
      <Button look="line" onClick={onRetry}>
        {text('orders.retry')}
      </Button>
    </div>
  );
}
