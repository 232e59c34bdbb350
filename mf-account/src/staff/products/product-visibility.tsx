import type { StaffProduct } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { failureWords } from '../failure-words.ts';
import order from '../order/order.module.css';
import { useSection } from './use-section.ts';

/** Whether shoppers see the product. */
export function ProductVisibility({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const text = useText('mf-account');
  const { id, state, visibility_version: version } = product;
  const isHidden = state === 'hidden';
  const { save } = useSection({ version, onChanged, onNewer: () => {} });
  const [call, change] = useCall(async () => {
    await save(`/api/staff/products/${id}/visibility/`, { is_public: isHidden });
    showToast('success', text(isHidden ? 'staff_products.is_shown' : 'staff_products.is_hidden'));
  });
  return (
    <section className={order.panel} aria-labelledby="product-visibility">
      <h2 id="product-visibility">{text('staff_products.visibility')}</h2>
      <p>{text(isHidden ? 'staff_products.hidden_lead' : 'staff_products.shown_lead')}</p>
      {isHidden && !hasPictures(product) && <Notice kind="warning">{text('staff_making.no_pictures')}</Notice>}
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <Button look="line" onClick={change} isBusy={call.status === 'loading'}>
        {text(isHidden ? 'staff_products.show' : 'staff_products.hide')}
      </Button>
    </section>
  );
}

const hasPictures = ({ pictures: { images, colours } }: StaffProduct): boolean =>
  images.length > 0 || colours.some((colour) => colour.images.length > 0);
