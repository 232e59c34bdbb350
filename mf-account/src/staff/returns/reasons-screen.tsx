import type { ReturnReasonsResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useSearchParams } from 'mf-shared/router';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { askedPage } from '../asked-page.ts';
import styles from '../case-screen.module.css';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';

/** What comes back and why, per product, of a year's orders: the one that comes back most stands first. */
export function ReasonsScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const page = askedPage(params.get('page'));
  const { data, failure, retry } = useQuery<ReturnReasonsResponse>('/api/staff/returns/reasons/', { query: { page } });
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const wordsOf = (reason: ReturnReasonsResponse['results'][number]['reasons'][number]['reason']) =>
    reason === null ? text('staff_returns.no_reason') : text(`return_reason.${reason}`);
  return (
    <section className={styles.part} aria-label={text('staff_returns.reasons')}>
      <h2>{text('staff_returns.reasons')}</h2>
      <div className={styles.frame}>
        <table>
          <caption>{text('staff_returns.reasons_of', { days: 365 })}</caption>
          <thead>
            <tr>
              <th scope="col">{text('staff_returns.product')}</th>
              <th scope="col" className={styles.figure}>
                {text('staff_returns.returned_of_sold')}
              </th>
              <th scope="col">{text('staff_returns.why')}</th>
            </tr>
          </thead>
          <tbody>
            {data.results.map(({ modelId, name, sold, returned, reasons }) => (
              <tr key={modelId}>
                <th scope="row">{name}</th>
                <td className={styles.figure}>
                  {returned} / {sold}
                </td>
                <td>{reasons.map(({ reason, amount }) => `${wordsOf(reason)} ${amount}`).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageLinks path="/staff/returns/reasons/" query={{}} page={data.page} pageCount={data.page_count} />
    </section>
  );
}
