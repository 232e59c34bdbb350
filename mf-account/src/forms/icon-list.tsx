import { Icon, type IconShape } from 'mf-shared/ui/icon/icon.tsx';
import type { ReactNode } from 'react';
import styles from './form-page.module.css';

export function IconList({ items }: { items: readonly { icon: IconShape; key: string; content: ReactNode }[] }) {
  return (
    <ul className={styles.icons}>
      {items.map(({ icon, key, content }) => (
        <li key={key}>
          <Icon shape={icon} size="small" />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  );
}
