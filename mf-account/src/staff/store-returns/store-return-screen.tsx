import type { StaffStoreReturn } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { CaseLetters } from '../../cases/case-letters.tsx';
import { PurchasedGoods } from '../../return-to-store/purchased-goods.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import styles from '../staff-room.module.css';
import { useMay } from '../use-may.ts';
import { CasePieces } from '../worklist/case-pieces.tsx';
import { StatusMark } from '../worklist/status-mark.tsx';
import { useChangedVersion } from '../worklist/use-changed-version.ts';
import { PayStoreReturn } from './pay-store-return.tsx';
import { WorkOnStoreReturn } from './work-on-store-return.tsx';

/** One return of a purchase in a store: what was told, who told it, both sides' letters, and what can be done now. */
export function StoreReturnScreen({ number, onChanged }: { number: string; onChanged?: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const may = useMay();
  const { data, failure, retry, setData } = useQuery<StaffStoreReturn>(
    `/api/staff/store-returns/${encodeURIComponent(number)}/`,
  );
  useChangedVersion(data?.version, onChanged);
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const handleChange = (next: StaffStoreReturn) => setData(() => next);
  const mayDecide = may('returns.decide');
  const isDue = data.status === 'processed-return' && data.paid_at === null;
  return (
    <div className={styles.list}>
      <StatusMark status={isDue ? 'to_pay' : data.status}>
        {isDue ? text('staff_store_returns.to_pay') : text(`return_status.${data.status}`)}
      </StatusMark>
      {data.same_receipt.length > 0 && (
        <Notice kind="warning">
          {text('staff_store_returns.same_receipt')}{' '}
          {data.same_receipt.map((each) => (
            <a key={each} href={href(`/staff/store-returns/${each}/`)}>
              {each}{' '}
            </a>
          ))}
        </Notice>
      )}
      <div className={styles.cards}>
        <Goods found={data} />
        <section className={styles.card}>
          <h2>{data.name}</h2>
          <p className={styles.words}>{[data.email, data.phone].join('\n')}</p>
        </section>
      </div>
      <CaseLetters of="return" events={data.events} />
      <div className={styles.cards}>
        {isDue && mayDecide && <PayStoreReturn found={data} onChange={handleChange} onStale={retry} />}
        {mayDecide && data.status !== 'new-return' && data.status !== 'cancelled' && (
          <CasePieces<StaffStoreReturn>
            path={`/api/staff/store-returns/${data.number}/`}
            version={data.version}
            names={data.rows.map(({ amount, model, color, size }) =>
              [`${amount} × ${model}`, color, size].filter(Boolean).join(', '),
            )}
            pieces={data.pieces}
            onChange={handleChange}
            onStale={retry}
          />
        )}
        {mayDecide && <WorkOnStoreReturn found={data} onChange={handleChange} onStale={retry} />}
      </div>
    </div>
  );
}

/** What comes back, how the money comes, and on which way it is. */
function Goods({ found }: { found: StaffStoreReturn }) {
  const text = useText('mf-account');
  const facts = [
    text(`staff_store_returns.${found.payout}`),
    ...(found.iban_end ? [`…${found.iban_end}`] : []),
    ...(found.return_store_name ? [`${text('returns.to_store')}: ${found.return_store_name}`] : []),
    ...(found.tracking_code ? [`${text('returns.tracking')}: ${found.tracking_code}`] : []),
  ];
  return (
    <section className={styles.card} aria-label={text('returns.goods')}>
      <PurchasedGoods found={found} />
      <p className={styles.muted}>{facts.join(' · ')}</p>
    </section>
  );
}
