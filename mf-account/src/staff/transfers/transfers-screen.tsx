import type { StaffTransfer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Worklist } from '../worklist/worklist.tsx';
import { TransferCard } from './transfer-card.tsx';

const filters = ['open', 'requested', 'sent', 'received', 'cancelled', 'all'] as const;

/** Goods on their way from store to store: what is open, unless something else is asked for. */
export function TransfersScreen() {
  const text = useText('mf-account');
  return (
    <Worklist<StaffTransfer>
      room="transfers"
      api="/api/staff/transfer-requests/"
      filters={filters}
      nameOf={(filter) => text(`staff_transfers.${filter}`)}
      found={(count) => text('staff_transfers.found', { count })}
      card={(transfer, reload) => <TransferCard key={transfer.id} transfer={transfer} onChanged={reload} />}
    />
  );
}
