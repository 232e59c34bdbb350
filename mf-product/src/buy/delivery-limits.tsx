import type { DeliveryLimitation } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import styles from './buy.module.css';

/** What the product's size or nature forbids in the delivery country (spec: catalogue §3 Delivery limitation). */
export function DeliveryLimits({ limitation }: { limitation: DeliveryLimitation }) {
  const text = useText('mf-product');
  const { isDeliveryMethodLimitations, perInternationalPackage } = limitation;
  if (!isDeliveryMethodLimitations && !perInternationalPackage) return null;
  return (
    <p className={styles.notice}>
      {isDeliveryMethodLimitations && text('delivery.limited')}{' '}
      {perInternationalPackage && text('delivery.per_package', { count: perInternationalPackage })}
    </p>
  );
}
