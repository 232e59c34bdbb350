import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useMailedLink } from '../forms/use-link.ts';

/** The mail's link was opened: the letter comes from now on, or no more. */
export function NewsletterLink({ action, token }: { action: 'confirm' | 'leave'; token: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const { state, retry } = useMailedLink(() => api.post(`/api/newsletters/${action}/`, { token }), token);
  if (state === 'loading') return <p role="status">{text('letter.busy')}</p>;
  if (state === 'failed') return <NoAnswer onRetry={retry} />;
  const isDone = state === 'done';
  return (
    <Outcome
      actions={
        <ButtonLink look="line" href={href(isDone ? '/life-outdoors/' : '/forest-newsletter/')}>
          {text(isDone ? 'letter.read' : 'letter.again')}
        </ButtonLink>
      }
    >
      <p>{text(isDone ? `letter.${action}_done` : 'letter.expired')}</p>
    </Outcome>
  );
}
