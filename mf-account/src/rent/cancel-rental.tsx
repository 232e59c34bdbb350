import type { RentalReservation } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { FormPage } from '../forms/form-page.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useLinkToken } from '../forms/use-link-token.ts';
import { ReservedFacts } from './reserved-facts.tsx';

/** The mail's own link. It asks first: programs that look at mails open links by themselves (RENTAL-7). */
export function CancelRental() {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const { token } = useLinkToken();
  const path = token ? `/api/rental/reservations/${encodeURIComponent(token)}/` : null;
  const { data, failure, retry } = useQuery<RentalReservation>(path);
  const [state, cancel] = useCall(() => api.post(`${path}cancel/`, {}));
  const back = (
    <ButtonLink look="line" href={href('/rental/')}>
      {text('rental.front_title')}
    </ButtonLink>
  );
  const isGone = token === '' || failure?.status === 404 || failure?.status === 400;
  const title = text('rental.cancel_title');
  if (state.status === 'done' || data?.status === 'cancelled')
    return (
      <FormPage title={title}>
        <Outcome actions={back}>
          <p>{text('rental.cancelled')}</p>
        </Outcome>
      </FormPage>
    );
  return (
    <FormPage title={title}>
      {isGone && (
        <Outcome actions={back}>
          <p>{text('rental.not_found')}</p>
        </Outcome>
      )}
      {failure && !isGone && (
        <Notice kind="error" isLive>
          {text('form.no_answer')}{' '}
          <Button look="quiet" size="small" onClick={retry}>
            {text('orders.retry')}
          </Button>
        </Notice>
      )}
      {!data && !failure && token !== '' && <Bone kind="line" width="most" />}
      {data && <ReservedFacts reservation={data} />}
      {data && data.status !== 'reserved' && <Notice kind="info">{text('rental.begun')}</Notice>}
      {state.status === 'failed' && (
        <Notice kind="error" isLive>
          {state.failure instanceof ApiFailure && state.failure.message
            ? state.failure.message
            : text('form.no_answer')}
        </Notice>
      )}
      {data?.status === 'reserved' && (
        <Button look="action" onClick={cancel} isBusy={state.status === 'loading'}>
          {text('rental.cancel')}
        </Button>
      )}
    </FormPage>
  );
}
