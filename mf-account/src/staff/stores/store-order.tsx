import type { StoreOrder as Stored } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import room from '../staff-room.module.css';
import { OrderForm } from '../written/order-form.tsx';

const path = '/api/staff/store-order/';

/** The order in which the shop shows its stores, folded: it is read when it is opened first (STAFF-47). */
export function StoreOrder({ onSaved }: { onSaved: () => void }) {
  const text = useText('mf-account');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={room.more} onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>{text('staff_stores.order_title')}</summary>
      {wasOpened && <StoredOrder onSaved={onSaved} />}
    </details>
  );
}

function StoredOrder({ onSaved }: { onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { data, failure, retry } = useQuery<Stored>(path, { keepsPrevious: true });
  const stores = data?.stores ?? [];
  const save = async (keys: readonly string[]) => {
    const kept = await api.put<Stored>(path, { ids: keys.map(Number), was: stores.map(({ id }) => id) });
    return kept.stores.map(({ id }) => String(id));
  };
  const readAgain = () => {
    retry();
    onSaved();
  };
  return (
    <>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <>
          <p className={room.muted}>{text('staff_stores.order_hint')}</p>
          <OrderForm
            id="store-order"
            label={text('staff_stores.store_order')}
            things={stores.map(({ id, name }) => ({ key: String(id), name }))}
            save={save}
            saved={text('staff_stores.order_saved')}
            onSaved={readAgain}
          />
        </>
      )}
    </>
  );
}
