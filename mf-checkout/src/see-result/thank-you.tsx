import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { OrderSummary } from './order-summary.tsx';
import { OrderWords } from './order-words.tsx';
import styles from './see-result.module.css';
import { ThanksPicture } from './thanks-picture.tsx';
import { useOrder } from './use-order.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

/** The thank-you page: number, what happens next, what was ordered. Says thank you even when the details do not come. */
export function ThankYou({ number, orderKey }: { number: string | null; orderKey: string | null }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { isAuthenticated } = useStore($session, { ssr: 'initial' });
  const { status, data: order, retry } = useOrder(number, orderKey);
  // A guest need not type number and email: the key behind the number sign shows the order.
  const guestPath = number && orderKey ? `/view-order/#${number}/${orderKey}` : '/view-order/';
  return (
    <>
      <ThanksPicture />
      <div className={`${layout.page} ${styles.thanks}`}>
        <div className={styles.words}>
          <OrderWords number={number} order={order} />
          {(status === 'missing' || status === 'idle') && <p role="alert">{text('result.not_found')}</p>}
          {status === 'failed' && !order && (
            <div className={styles.failed} role="alert">
              <p>{text('result.fetch_failed')}</p>
              <Button look="line" onClick={retry}>
                {text('result.retry')}
              </Button>
            </div>
          )}
          {order && order.status !== 'cancelled' && <WhatHappensNext order={order} />}
          {status === 'loading' && !order && <Bone kind="picture" width="half" />}
          <div className={styles.actions}>
            <ButtonLink look="line" href={href(isAuthenticated ? '/accounts/' : guestPath)}>
              {text('result.follow')}
            </ButtonLink>
            <ButtonLink look="quiet" href={href('/')}>
              {text('result.continue')}
            </ButtonLink>
          </div>
          {!isAuthenticated && order && (
            <section className={styles.account}>
              <h2>{text('result.account_title')}</h2>
              <p className={words.soft}>{text('result.account_text')}</p>
              <ButtonLink href={href('/accounts/login/')}>{text('result.account_action')}</ButtonLink>
            </section>
          )}
        </div>
        {order && <OrderSummary order={order} />}
      </div>
    </>
  );
}
