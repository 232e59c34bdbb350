import type { Order } from 'mf-shared/contract';
import type { AsyncStatus } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import type { ComplaintFields } from './use-complaint-form.ts';

interface BoughtInWebShopProps {
  form: ComplaintFields;
  order: Order | null;
  status: AsyncStatus;
  onAsk: () => void;
}

/** Which order, and which of its goods. */
export function BoughtInWebShop({ form, order, status, onAsk }: BoughtInWebShopProps) {
  const text = useText('mf-account');
  const goods = order?.lines.filter(({ kind }) => kind === 'product') ?? [];
  const product = form.field('productId');
  return (
    <>
      <TextField {...form.field('orderNumber')} hint={text('view_order.number_hint')} autoComplete="off" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      {/* Until the order is found, the button is what a missing product leads to. */}
      <Button
        id={goods.length === 0 ? product.id : undefined}
        look="line"
        isBusy={status === 'loading'}
        onClick={onAsk}
      >
        {text('complaint.find')}
      </Button>
      <div role="status">
        {status === 'failed' && <Notice kind="error">{text('view_order.not_found')}</Notice>}
        {order && status === 'idle' && <Notice kind="good">{text('complaint.found', { number: order.number })}</Notice>}
      </div>
      {goods.length > 0 && (
        <SelectField {...product}>
          <option value="">{text('complaint.choose')}</option>
          {goods.map((line) => (
            <option key={line.productId} value={line.productId}>
              {[`${line.manufacturer} ${line.name}`, line.color, line.size].filter(Boolean).join(', ')}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
