import type { ProductMaking, StaffProduct, StaffVariant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import { MakeNew } from '../../kept-rows.tsx';
import room from '../../staff-room.module.css';
import styles from '../products.module.css';
import { AddVariants } from './add-variants.tsx';
import { VariantForm } from './variant-form.tsx';

interface ProductVariantsProps {
  product: StaffProduct;
  making: ProductMaking;
  onChanged: () => void;
}

/** What shoppers choose between: each variant with its form, and more by lines (STAFF-71). */
export function ProductVariants({ product, making, onChanged }: ProductVariantsProps) {
  const text = useText('mf-account');
  const lost = product.variants.filter((variant) => isLost(variant, product.variants));
  return (
    <section className={styles.stock} aria-labelledby="product-variants">
      <h2 id="product-variants">{text('staff_making.variants')}</h2>
      {lost.length > 0 && (
        <Notice kind="warning">
          {text('staff_making.lost_variants', { skus: lost.map(({ sku }) => sku).join(', ') })}
        </Notice>
      )}
      {product.variants.map((variant) => (
        <VariantRow key={variant.sku} {...{ product, making, variant, onChanged }} />
      ))}
      <MakeNew title={text('staff_making.add_variants')} onMade={onChanged}>
        {(onMade) => <AddVariants productId={product.id} making={making} onMade={onMade} />}
      </MakeNew>
    </section>
  );
}

/** Whether shoppers cannot choose it: others to be bought have a size, a colour or a type, and it has none. */
function isLost(variant: StaffVariant, all: readonly StaffVariant[]): boolean {
  if (!variant.is_active) return false;
  const others = all.filter((other) => other.is_active && other !== variant);
  return (['size', 'colour', 'type'] as const).some((name) => !variant[name] && others.some((other) => other[name]));
}

interface VariantRowProps extends ProductVariantsProps {
  variant: StaffVariant;
}

/** The form is made when the row is opened: a product may have a thousand. */
function VariantRow({ product, making, variant, onChanged }: VariantRowProps) {
  const text = useText('mf-account');
  const money = orderMoney('eur', usePageConfig());
  const [isOpen, setIsOpen] = useState(false);
  const { sku, choice, is_active, price } = variant;
  return (
    <details className={styles.variant} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{choice || sku}</span>
        <span className={room.muted}>
          {[choice && sku, !is_active && text('staff_products.inactive')].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.figure}>{price ? money(price.active) : text('staff_making.price_of_product')}</span>
      </summary>
      {isOpen && <VariantForm {...{ product, making, variant, onChanged }} />}
    </details>
  );
}
