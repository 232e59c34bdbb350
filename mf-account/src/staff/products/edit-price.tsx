import type { ProductPrice, StaffProduct } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import order from '../order/order.module.css';
import { parseAmount } from '../parse-amount.ts';
import room from '../staff-room.module.css';
import { useSection } from './use-section.ts';

const fields = ['regular', 'active', 'club'] as const;
type Field = (typeof fields)[number];

/** The product's price, with what shoppers are told it is compared with. */
export function EditPrice({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney('eur', config);
  const written = writtenPrice(product.price, config.locale);
  const { isOvertaken, save } = useSection({
    ...{ version: product.price_version, onChanged },
    onNewer: () => form.setValues(written),
  });
  const form = useForm<Field>({
    id: 'product-price',
    initial: written,
    labels: {
      regular: text('staff_products.regular'),
      active: text('staff_products.active'),
      club: text('staff_products.club'),
    },
    rules: { regular: ['required'], active: ['required'] },
    send: async (typed) => {
      const price = readPrice(typed, text('staff_order.amount_bad'));
      if (price.active > price.regular) throw badField('active', text('staff_products.above_regular'));
      await save(`/api/staff/products/${product.id}/price/`, price);
      showToast('success', text('staff_products.saved'));
    },
    explain: ({ code, message }) => (code === 'product_changed' ? { active: message } : null),
  });
  const now = (field: Field) =>
    isOvertaken && form.values[field] !== written[field]
      ? text('staff_products.stored_now', { value: written[field] || '–' })
      : undefined;
  return (
    <section className={order.panel} aria-labelledby="product-price-title">
      <h2 id="product-price-title">{text('staff_products.price')}</h2>
      <FormFrame form={form} action={text('settings.save')} look="line">
        {fields.map((field) => (
          <TextField
            key={field}
            {...form.field(field)}
            inputMode="decimal"
            autoComplete="off"
            isOptional={field === 'club'}
            hint={now(field)}
          />
        ))}
        {product.lowest_30_days !== null && (
          <p className={room.muted}>{text('staff_products.lowest', { amount: money(product.lowest_30_days) })}</p>
        )}
      </FormFrame>
    </section>
  );
}

/** Amounts as the staff's language writes them. */
function writtenPrice(price: ProductPrice | null, locale: string): Record<Field, string> {
  const write = (amount: number | null | undefined) =>
    amount?.toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false }) ?? '';
  return { regular: write(price?.regular), active: write(price?.active), club: write(price?.club) };
}

function readPrice(typed: Readonly<Record<Field, string>>, words: string): ProductPrice {
  const amountOf = (field: Field) => {
    const amount = parseAmount(typed[field]);
    if (amount === null) throw badField(field, words);
    return amount;
  };
  return {
    regular: amountOf('regular'),
    active: amountOf('active'),
    club: typed.club === '' ? null : amountOf('club'),
  };
}

const badField = (field: Field, message: string) =>
  new ApiFailure(400, 'invalid_request', message, { [field]: message });
