import type { OwnComplaints as Answer } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { OwnCases } from '../cases/own-cases.tsx';

/** The customer's complaints, each with the way to its page. */
export function OwnComplaints({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const href = useHref();
  const { data } = useQuery<Answer>('/api/customer/reclamations/', { identity: customerId });
  const complaints = (data?.results ?? []).map(({ code, number, model, image, status, orderNumber }) => ({
    ...{ href: `${href('/reclamation/status/')}#${code}`, title: model || String(number), image, status },
    state: text(`complaint_status.${status}`),
    about: [number, orderNumber].filter(Boolean).join(' · '),
  }));
  return <OwnCases id="complaints" title={text('complaint_page.own')} cases={complaints} />;
}
