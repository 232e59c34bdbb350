import type { Home } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Icon, type IconShape } from 'mf-shared/ui/icon/icon.tsx';
import { repairIcon, returnIcon, storeIcon, truckIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './promises.module.css';

const others: readonly { key: string; icon: IconShape }[] = [
  { key: 'returns', icon: returnIcon },
  { key: 'pickup', icon: storeIcon },
  { key: 'repair', icon: repairIcon },
];

export function Promises({ freeDeliveryFrom }: Pick<Home, 'freeDeliveryFrom'>) {
  const text = useText('mf-catalog');
  const config = usePageConfig();
  const delivery =
    freeDeliveryFrom === null
      ? text('home.promise_delivery_abroad')
      : text('home.promise_delivery', { amount: formatPrice(freeDeliveryFrom, config) });
  return (
    <div className={styles.promises}>
      <ul className={classNames(layout.page, styles.row)}>
        <li>
          <Icon shape={truckIcon} size="small" />
          {delivery}
        </li>
        {others.map(({ key, icon }) => (
          <li key={key}>
            <Icon shape={icon} size="small" />
            {text(`home.promise_${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
