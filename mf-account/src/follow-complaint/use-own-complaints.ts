import type { OwnComplaints } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { type OwnCase, turnOf } from '../cases/own-cases.tsx';

/** The customer's complaints, each with the way to its page. Null until they are known. */
export function useOwnComplaints(customerId: number): readonly OwnCase[] | null {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { data, status } = useQuery<OwnComplaints>('/api/customer/reclamations/', { identity: customerId });
  if (status === 'loading') return null;
  const stateOf = (each: OwnComplaints['results'][number]) => {
    if (each.status === 'more_info-return') return text('account.answer_us');
    if (each.answer_by !== null) return text('account.answer_by', { date: longDate(each.answer_by, locale) });
    return text(`complaint_status.${each.status}`);
  };
  return (data?.results ?? []).map((each): OwnCase => {
    const own = text('account.complaint_number', { number: each.number });
    return {
      href: `${href('/reclamation/status/')}#${each.code}`,
      title: each.model || own,
      image: each.image,
      turn: turnOf(each.status),
      state: stateOf(each),
      about: [own, each.orderNumber && text('orders.number', { number: each.orderNumber })].filter(Boolean).join(' · '),
      at: each.submitted_at,
    };
  });
}
