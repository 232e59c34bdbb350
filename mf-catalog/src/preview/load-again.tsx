import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';

/** The preview is away for now; its link is not lost. */
export function LoadAgain({ onRetry }: { onRetry: () => void }) {
  const text = useText('mf-catalog');
  return (
    <>
      <p role="alert">{text('preview.failed')}</p>
      <Button look="line" onClick={onRetry}>
        {text('empty.retry')}
      </Button>
    </>
  );
}
