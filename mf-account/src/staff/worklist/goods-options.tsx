import type { Resources } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';

interface GoodsOptionsProps {
  stores: Resources['stores'];
  /** The goods may never have come to the shop. */
  mayBeWithBuyer?: boolean;
}

/** What can become of refused goods (AFTER-106): sent back, or kept in a store that people can come to. */
export function GoodsOptions({ stores, mayBeWithBuyer = false }: GoodsOptionsProps) {
  const text = useText('mf-account');
  return (
    <>
      <option value="">{text('staff_order.choose')}</option>
      {mayBeWithBuyer && <option value="with_buyer">{text('staff_returns.with_buyer')}</option>}
      <option value="sent_back">{text('staff_returns.sent_back')}</option>
      {stores.map(({ id, name, type }) =>
        type === 'retail' ? (
          <option key={id} value={id}>
            {text('staff_returns.kept', { store: name })}
          </option>
        ) : null,
      )}
    </>
  );
}
