import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { BareRow } from '../review-cart/bare-row.tsx';
import styles from './checkout-frame.module.css';

/** What the server sends: the page's shape and nothing of anybody's cart. Says what is needed where no script runs. */
export function CheckoutSkeleton({ title }: { title: string }) {
  const text = useText('mf-checkout');
  const { brand } = usePageConfig();
  return (
    <div className={`${layout.page} ${styles.checkout}`}>
      <h1>{title}</h1>
      <div className={styles.steps}>
        <noscript>
          <p>{text('page.needs_script', { phone: brand.phone })}</p>
        </noscript>
        <span className={words.hidden} role="status">
          {text('page.loading')}
        </span>
        <ul>
          <BareRow />
          <BareRow />
        </ul>
      </div>
      <div className={`${layout.deskOnly} ${styles.bones}`}>
        <Bone kind="title" />
        <Bone />
        <Bone />
        <Bone kind="button" />
      </div>
    </div>
  );
}
