import type { ApiFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { failureWords } from './failure-words.ts';
import styles from './staff-room.module.css';

/** A question without an answer: why, and asking again, or the way to the second factor that the shop asks for (STAFF-21). */
export function FailedAnswer({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <div className={styles.failed}>
      <Notice kind="error" isLive>
        {failureWords(failure, text)}
      </Notice>
      {failure.code === 'second_factor_needed' ? (
        <ButtonLink look="action" href={`${href('/accounts/')}#two-step`}>
          {text('two_step.begin')}
        </ButtonLink>
      ) : (
        <Button look="line" onClick={onRetry}>
          {text('orders.retry')}
        </Button>
      )}
    </div>
  );
}
