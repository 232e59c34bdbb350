import type { OwnComplaints as Answer } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';

/** The customer's complaints, each with the way to its page; nothing where there are none. */
export function OwnComplaints({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const href = useHref();
  const { data } = useQuery<Answer>('/api/customer/reclamations/', { identity: customerId });
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="complaints">
      <h2 id="complaints">{text('complaint_page.own')}</h2>
      <ul>
        {data.results.map(({ code, number, model, status }) => (
          <li key={number}>
            <a href={`${href('/reclamation/status/')}#${code}`}>
              {number}, {model}
            </a>{' '}
            · {text(`complaint_status.${status}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
