import { useText } from 'mf-shared/i18n';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Icon, type IconName } from 'mf-shared/ui/icon/icon.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './promises.module.css';

const promises: readonly { key: string; icon: IconName }[] = [
  { key: 'delivery', icon: 'truck' },
  { key: 'returns', icon: 'return' },
  { key: 'pickup', icon: 'store' },
  { key: 'repair', icon: 'repair' },
];

export function Promises() {
  const text = useText('mf-catalog');
  return (
    <div className={styles.promises}>
      <ul className={classNames(layout.page, styles.row)}>
        {promises.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size="small" />
            {text(`home.promise_${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
