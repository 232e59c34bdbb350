import type { StaffProduct } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import { useChangeDialog } from './bulk/change-dialog.tsx';
import { DoneChange } from './bulk/done-change.tsx';

/** The parts of a product that begin and end at a moment: a campaign's price, and whether shoppers see it. */
export function ProductDates({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const text = useText('mf-account');
  const { done, open, dialog } = useChangeDialog(onChanged);
  const { id, state, can_price } = product;
  return (
    <section className={order.panel} aria-labelledby="product-dates">
      <h2 id="product-dates">{text('staff_bulk.dated')}</h2>
      <p className={room.muted}>{text('staff_bulk.dated_lead')}</p>
      {done && <DoneChange key={done.id} {...done} onChanged={onChanged} />}
      <div className={room.decide}>
        {can_price && (
          <Button look="line" aria-haspopup="dialog" onClick={() => open('campaign')}>
            {text('staff_bulk.prices')}
          </Button>
        )}
        <Button look="line" aria-haspopup="dialog" onClick={() => open(state === 'hidden' ? 'show' : 'hide')}>
          {text('staff_bulk.visibility')}
        </Button>
      </div>
      {dialog({ ids: [id] }, 1)}
    </section>
  );
}
