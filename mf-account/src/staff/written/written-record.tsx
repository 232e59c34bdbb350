import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import type { ReactNode } from 'react';
import room from '../staff-room.module.css';
import styles from './written-record.module.css';

interface WrittenRecordProps {
  facts: readonly string[];
  /** Where shoppers read it. */
  path: string;
  /** Why shoppers do not see it; null where they do. */
  notShown: string | null;
  /** Its form. */
  children: ReactNode;
}

/** One thing that staff write: what it is, the way to what shoppers read, and its form. */
export function WrittenRecord({ facts, path, notShown, children }: WrittenRecordProps) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <>
      <div className={styles.head}>
        <p className={room.muted}>{facts.join(' · ')}</p>
        {notShown === null ? (
          <ButtonLink look="line" size="small" href={href(path)}>
            {text('staff_products.as_shoppers')}
          </ButtonLink>
        ) : (
          <p className={styles.hidden}>{notShown}</p>
        )}
      </div>
      <div className={styles.form}>{children}</div>
    </>
  );
}
