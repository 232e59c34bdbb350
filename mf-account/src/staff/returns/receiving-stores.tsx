import type { Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { everyStore } from '../../cases/every-store.ts';
import { useOwnStore } from '../use-may.ts';

/** Where parcels of returns come: the address of returns, or a store. */
export function ReceivingStores() {
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const own = useOwnStore();
  const stores = everyStore(resources).filter(({ id, type }) => (own === null ? type === 'retail' : id === own));
  return (
    <>
      {own === null ? (
        <option value="">{text('staff_returns.address')}</option>
      ) : (
        <option value="">{text('staff_returns.choose_store')}</option>
      )}
      {stores.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
