import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Icon, type IconName } from 'mf-shared/ui/icon/icon.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './promises.module.css';

/** Free delivery within Finland from this many euro; other countries have their own terms at the checkout. */
const freeDeliveryFromEuro = 79;

const others: readonly { key: string; icon: IconName }[] = [
  { key: 'returns', icon: 'return' },
  { key: 'pickup', icon: 'store' },
  { key: 'repair', icon: 'repair' },
];

export function Promises() {
  const text = useText('mf-catalog');
  const config = usePageConfig();
  const delivery =
    config.deliveryCountryCode === 'fi'
      ? text('home.promise_delivery', { amount: formatPrice(freeDeliveryFromEuro, config) })
      : text('home.promise_delivery_abroad');
  return (
    <div className={styles.promises}>
      <ul className={classNames(layout.page, styles.row)}>
        <li>
          <Icon name="truck" size="small" />
          {delivery}
        </li>
        {others.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size="small" />
            {text(`home.promise_${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
