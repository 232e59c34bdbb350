import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { FormPage } from '../forms/form-page.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useLinkToken } from '../forms/use-link-token.ts';

/** Which mails end: the texts of the page, and the call's path. */
type Mails = 'reminders' | 'review_requests' | 'wishes';

export const StopRemindersPage = () => <StopMailsPage mails="reminders" />;
export const StopReviewRequestsPage = () => <StopMailsPage mails="review_requests" />;
/** Messages about products that are back (PRODUCT-110): a key stands behind the address. */
export const StopWishesPage = () => <StopMailsPage mails="wishes" />;

/** The link of a mail that nobody has to get. It asks first: programs that look at mails open links by themselves. */
function StopMailsPage({ mails }: { mails: Mails }) {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const token = useLinkToken().token ?? '';
  const receiver = mails === 'wishes' ? keyed(token) : { email: token };
  const [state, stop] = useCall(() => api.post(`/api/accounts/stop_${mails}/`, receiver));
  if (state.status === 'done')
    return (
      <FormPage title={text(`${mails}.done_title`)}>
        <Outcome
          actions={
            <ButtonLink look="line" href={href('/')}>
              {text('form.to_shop')}
            </ButtonLink>
          }
        >
          <p>{text(`${mails}.done`)}</p>
        </Outcome>
      </FormPage>
    );
  return (
    <FormPage title={text(`${mails}.title`)} lead={text(`${mails}.lead`, { email: receiver.email })}>
      {state.status === 'failed' && (
        <Notice kind="error" isLive>
          {text(`${mails}.failed`)}
        </Notice>
      )}
      <Button look="action" onClick={stop} isBusy={state.status === 'loading'}>
        {text(`${mails}.submit`)}
      </Button>
    </FormPage>
  );
}

/** The address and the key behind it, which has no slash. */
function keyed(token: string): { email: string; key: string } {
  const slash = token.lastIndexOf('/');
  return { email: token.slice(0, Math.max(slash, 0)), key: token.slice(slash + 1) };
}
