import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import type { ScreenError } from '../pages/screen-error.ts';

export function ErrorScreen({ error, onRetry }: { error: ScreenError; onRetry?: (() => void) | undefined }) {
  const text = useText('shell');
  const href = useHref();
  return (
    <section>
      <p>{error.statusCode}</p>
      <h1>{error.statusMessage || text('error.title')}</h1>
      {onRetry ? (
        <button type="button" onClick={onRetry}>
          {text('error.retry')}
        </button>
      ) : null}
      <a href={href(error.redirect ?? '/')}>{text('error.continue')}</a>
    </section>
  );
}
