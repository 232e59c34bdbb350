import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Outcome } from './outcome.tsx';

/** The service did not answer: nothing is lost, and the same is asked again by a button. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const text = useText('mf-account');
  return (
    <Outcome
      actions={
        <Button look="action" onClick={onRetry}>
          {text('orders.retry')}
        </Button>
      }
    >
      <p>{text('form.no_answer')}</p>
    </Outcome>
  );
}
