import type { StaffReturnRow } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useState } from 'react';
import type { DoToEach } from '../worklist/use-chosen.ts';
import { ReceivingStores } from './receiving-stores.tsx';

interface ReceiveManyProps {
  doToEach: DoToEach<StaffReturnRow>;
  isBusy: boolean;
}

/** The parcels of several returns have come, all at one place. */
export function ReceiveMany({ doToEach, isBusy }: ReceiveManyProps) {
  const text = useText('mf-account');
  const api = useApi();
  const [store, setStore] = useState('');
  return (
    <>
      <select aria-label={text('staff_returns.where')} value={store} onChange={(event) => setStore(event.target.value)}>
        <ReceivingStores />
      </select>
      <Button
        look="line"
        size="small"
        isBusy={isBusy}
        onClick={() =>
          void doToEach(({ id }) =>
            api.post(`/api/staff/returns/${id}/receive/`, { store: store ? Number(store) : null }),
          )
        }
      >
        {text('staff_returns.receive')}
      </Button>
    </>
  );
}
