import type { Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { everyStore } from '../../../cases/every-store.ts';
import { safeText } from '../../../cases/safe-text.ts';

const key = 'havu.counter-store';

/** The store at whose counter this browser took goods last; '' for none. */
export const counterStore = (): string => (/^\d+$/.test(safeText.read(key) ?? '') ? (safeText.read(key) ?? '') : '');
export const keepCounterStore = (store: string): void => safeText.write(key, store);

/** Stores with a counter. */
export function CounterStores() {
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const stores = everyStore(resources).filter(({ type }) => type === 'retail');
  return (
    <>
      <option value="">{text('staff_order.choose')}</option>
      {stores.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
