import type { StaffCustomer } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import order from '../order/order.module.css';
import { ActForCustomer } from './act-for-customer.tsx';
import { ClubComment } from './club-comment.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { DecideOrganisation } from './decide-organisation.tsx';

/** One customer: who it is, what the staff note, and buying in this customer's name. */
export function CustomerScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const { status, data, failure, retry } = useQuery<StaffCustomer>(`/api/staff/customers/${encodeURIComponent(id)}/`);
  if (status === 'missing')
    return (
      <Empty
        title={text('staff_customers.not_found')}
        action={
          <ButtonLink look="line" href={href('/staff/customers/')}>
            {text('staff.customers')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <div className={order.columns}>
          <div className={order.facts}>
            <CustomerFacts customer={data} />
          </div>
          <div className={order.work}>
            <ActForCustomer customer={data} onChanged={retry} />
            {data.organisation_wish && (
              <DecideOrganisation id={data.id} wish={data.organisation_wish} onDecided={retry} />
            )}
            <ClubComment key={data.club_comment} customer={data} onSaved={retry} />
          </div>
        </div>
      )}
    </>
  );
}
