import type { StaffTransfer, TransferStatus } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { failureWords } from '../failure-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import styles from '../staff-room.module.css';

/** One transfer request, and where it may go. */
export function TransferCard({ transfer, onChanged }: { transfer: StaffTransfer; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const [call, move] = useCall(async (status: TransferStatus) => {
    try {
      await api.post(`/api/staff/transfer-requests/${transfer.id}/move/`, { status });
      const words = { id: transfer.id, status: text(`staff_transfers.${status}`) };
      showToast('success', text('staff_transfers.moved', words));
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.status === 409)) throw failure;
      // Somebody else moved it, or a shelf is empty: what is true now is shown, perhaps without this request.
      showToast('warning', failureWords(failure, text), { durationMs: 8000 });
    }
    onChanged();
  });
  const titleId = `transfer-${transfer.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('staff_transfers.title', { id: transfer.id, store: transfer.to.name })}</h2>
      <p className={styles.state} data-status={transfer.status}>
        {text(`staff_transfers.${transfer.status}`)}
        {transfer.is_high_priority && <strong> · {text('staff_transfers.high_priority')}</strong>}
        {transfer.reserves && <span className={styles.muted}> · {text('staff_transfers.reserves')}</span>}
      </p>
      <TransferRows rows={transfer.rows} />
      <p className={styles.muted}>
        {transfer.by ? `${transfer.by}, ` : ''}
        <time dateTime={transfer.created_at}>{formatDateTime(transfer.created_at, locale)}</time>
      </p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      {transfer.next.length > 0 && (
        <div className={styles.decide}>
          {transfer.next.map((status) => (
            <Button
              key={status}
              look={status === 'cancelled' ? 'quiet' : 'line'}
              size="small"
              isBusy={call.status === 'loading'}
              onClick={() => move(status)}
            >
              {text(`staff_transfers.to_${status}`)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

function TransferRows({ rows }: Pick<StaffTransfer, 'rows'>) {
  const href = useHref();
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={`${row.productId} ${row.from.id}`}>
          <span>
            {row.amount} × {row.path ? <a href={href(row.path)}>{`${row.manufacturer} ${row.name}`}</a> : row.name}
          </span>
          <span className={styles.muted}>
            {[row.color, row.size, row.type].filter(Boolean).join(', ')} ← {row.from.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
