import type { BulkRow } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { FailedAnswer } from '../../failed-answer.tsx';
import { failureWords } from '../../failure-words.ts';
import { formatDateTime } from '../../format-date-time.ts';
import room from '../../staff-room.module.css';
import styles from './bulk.module.css';
import { changeWords } from './change-words.ts';
import { doneWords } from './done-change.tsx';

/** The last changes of many products, those that wait for their day too, each to be taken back or stopped. */
export function BulkChanges({ round, onChanged }: { round: number; onChanged: () => void }) {
  const text = useText('mf-account');
  const [isOpen, setIsOpen] = useState(false);
  const { data, failure, retry } = useQuery<readonly BulkRow[], { results: readonly BulkRow[] }>(
    isOpen ? '/api/staff/bulk-changes/' : null,
    { identity: round, keepsPrevious: true, read: ({ results }) => results },
  );
  return (
    <details className={classNames(room.more, styles.last)} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text('staff_bulk.last')}</summary>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {isOpen && !data && !failure && <Bone kind="line" width="most" />}
      {data?.length === 0 && <p className={room.muted}>{text('staff_bulk.none')}</p>}
      <ol className={styles.changes}>
        {data?.map((row) => (
          <ChangeLine
            key={row.id}
            row={row}
            onChanged={() => {
              retry();
              onChanged();
            }}
          />
        ))}
      </ol>
    </details>
  );
}

function ChangeLine({ row, onChanged }: { row: BulkRow; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const config = usePageConfig();
  const { locale } = config;
  const { id, at, by, change, state, models, can_be_undone } = row;
  const words = changeWords(change, { text, locale, money: orderMoney('eur', config) });
  const [call, undo] = useCall(async () => {
    const done = await api.post<Parameters<typeof doneWords>[0]>(`/api/staff/bulk-changes/${id}/undo/`, {});
    showToast('success', doneWords(done, text, locale));
    onChanged();
  });
  const action = text(state === 'waiting' ? 'staff_bulk.stop' : 'staff_products.undo');
  return (
    <li>
      <p>{words}</p>
      <p className={room.muted}>
        {[
          doneWords({ state, models, kept: { count: 0, names: [] } }, text, locale),
          by ?? text('staff_order.by_system'),
          formatDateTime(at, locale),
        ].join(' · ')}
      </p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      {can_be_undone && (
        <Button
          look="line"
          size="small"
          isBusy={call.status === 'loading'}
          aria-label={`${action}: ${words}`}
          onClick={() => void undo()}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
