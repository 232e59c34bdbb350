import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { openModal } from 'mf-shared/stores';
import words from 'mf-shared/ui/text/text.module.css';
import styles from './choose-delivery.module.css';

/** Where everything goes, told before its postal code; another country is chosen in the shop's own dialog. */
export function DeliveryCountry() {
  const text = useText('mf-checkout');
  const { deliveryCountryName } = usePageConfig();
  return (
    <p className={styles.country}>
      <span>{text('delivery.country', { country: deliveryCountryName })}</span>
      <button
        id="delivery-country"
        type="button"
        className={words.link}
        aria-haspopup="dialog"
        onClick={() => openModal('locale')}
      >
        {text('delivery.change_country')}
      </button>
    </p>
  );
}
