import type { ReturnCase } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { checkIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { useId } from 'react';
import styles from './packing-tips.module.css';

const tips: Record<ReturnCase['way'], readonly string[]> = {
  label: ['tags', 'box', 'one_parcel'],
  post: ['tags', 'box', 'number'],
  repack: ['tags', 'bag', 'number'],
  store: ['tags', 'no_parcel'],
};

/** How the goods are made ready, in three lines. */
export function PackingTips({ way }: Pick<ReturnCase, 'way'>) {
  const text = useText('mf-account');
  const id = useId();
  return (
    <section className={styles.tips} aria-labelledby={id}>
      <h2 id={id}>{text('pass.packing')}</h2>
      <ul>
        {tips[way].map((tip) => (
          <li key={tip}>
            <Icon shape={checkIcon} size="small" />
            <span>{text(`pass.tip_${tip}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
