import type { DeliveryLimitation } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import styles from './buy.module.css';

/**
 * That the product is not shipped to the delivery country, and why; or what its size or nature forbids there
 * (PRODUCT-74 to PRODUCT-76).
 */
export function DeliveryNotes({ limitation }: { limitation: DeliveryLimitation }) {
  const text = useText('mf-product');
  const { deliveryCountryName } = usePageConfig();
  const { isDeliveryCountryBlocked, blockInfoText, isDeliveryMethodLimitations, perInternationalPackage } = limitation;
  if (isDeliveryCountryBlocked)
    return (
      <p className={styles.notice} role="status">
        {[text('delivery.blocked', { country: deliveryCountryName }), blockInfoText].filter(Boolean).join('. ')}
      </p>
    );
  if (!isDeliveryMethodLimitations && !perInternationalPackage) return null;
  return (
    <p className={styles.notice}>
      {isDeliveryMethodLimitations && text('delivery.limited')}{' '}
      {perInternationalPackage && text('delivery.per_package', { count: perInternationalPackage })}
    </p>
  );
}
