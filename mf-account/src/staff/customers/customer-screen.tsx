import type { StaffCustomer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import order from '../order/order.module.css';
import { StaffRecord } from '../staff-record.tsx';
import { useMay } from '../use-may.ts';
import { ActForCustomer } from './act-for-customer.tsx';
import { ClubComment } from './club-comment.tsx';
import { CustomerData } from './customer-data.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { DecideOrganisation } from './decide-organisation.tsx';
import { LeadToKept } from './lead-to-kept.tsx';
import { MergeAccounts } from './merge-accounts.tsx';
import { OpenMergeNote } from './open-merge.tsx';

/** One customer: who it is, what the staff note, and buying in this customer's name. */
export function CustomerScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const may = useMay();
  const path = `/api/staff/customers/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffCustomer> path={path} room="customers" missing={text('staff_customers.not_found')}>
      {(customer, retry) => (
        <div className={order.columns}>
          {String(customer.id) !== id && <LeadToKept id={customer.id} />}
          <div className={order.facts}>
            <CustomerFacts customer={customer} />
          </div>
          <div className={order.work}>
            <ActForCustomer customer={customer} onChanged={retry} />
            {customer.organisation_wish && (
              <DecideOrganisation id={customer.id} wish={customer.organisation_wish} onDecided={retry} />
            )}
            <ClubComment key={customer.club_comment} customer={customer} onSaved={retry} />
            {customer.open_merge ? (
              <OpenMergeNote customer={customer} merge={customer.open_merge} onTakenBack={retry} />
            ) : (
              customer.can_be_acted_for &&
              may('customers.merge') && <MergeAccounts customer={customer} onChanged={retry} />
            )}
            {customer.can_be_acted_for && may('customers.data') && <CustomerData customer={customer} />}
          </div>
        </div>
      )}
    </StaffRecord>
  );
}
