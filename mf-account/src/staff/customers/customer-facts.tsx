import type { StaffCustomer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { townLine } from 'mf-shared/rules/address-state';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { type Fact, FactList } from './fact-list.tsx';

/** The facts about a customer that the staff may know. */
export function CustomerFacts({ customer }: { customer: StaffCustomer }) {
  const text = useText('mf-account');
  const href = useHref();
  const { scout, latu, organisation } = customer;
  const facts: readonly Fact[] = [
    [text('login.email'), customer.email],
    [text('staff_customers.former_emails'), customer.former_emails.join(', ')],
    [text('form.phone'), customer.phone],
    [
      text('form.address'),
      [customer.address, townLine({ ...customer, postal_code: customer.postcode })].filter(Boolean).join(', '),
    ],
    [
      text('staff_customers.prices'),
      text(customer.has_club_price ? 'staff_customers.club_prices' : 'staff_customers.everybodys'),
    ],
    [text('membership.scout'), scout ? `${scout.group}, ${scout.member_id}` : ''],
    [text('membership.latu'), latu ? `${latu.branch}, ${latu.member_id}` : ''],
    [text('staff_customers.organisation'), organisation ? `${organisation.name}, ${organisation.vat_number}` : ''],
    [text('settings.preferred_store'), customer.preferred_store],
    [text('settings.interests'), customer.interests.join(', ')],
    [text('membership.gift_category'), customer.gift_category ?? ''],
  ];
  const name = customer.name || customer.email;
  return (
    <section aria-labelledby="customer-name">
      <h2 id="customer-name">{name}</h2>
      <FactList facts={facts} />
      <ButtonLink
        look="line"
        size="small"
        href={`${href('/staff/orders/')}?${new URLSearchParams({ q: customer.email })}`}
      >
        {text('staff_customers.orders')}
      </ButtonLink>
    </section>
  );
}
