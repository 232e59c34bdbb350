import { useStore } from '@nanostores/react';
import type { OrderSummary } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { $session } from 'mf-shared/stores';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useId } from 'react';
import { useOwnOrders } from '../lib/use-own-orders.ts';
import styles from './choose-own-order.module.css';

/** Older ones are found by their number. */
const mostShown = 5;
const picturesShown = 2;

interface ChooseOwnOrderProps {
  /** Whether the form is for an order in such a status. */
  fits: (status: OrderSummary['status']) => boolean;
  isBusy: boolean;
  /** Number of the one that the form is about. */
  chosen?: string | undefined;
  onChoose: (number: string) => void;
}

/** The newest orders of who is signed in: one is pressed instead of its number being typed (AFTER-136). */
export function ChooseOwnOrder(props: ChooseOwnOrderProps) {
  const { isAuthenticated, id } = useStore($session, { ssr: 'initial' });
  return isAuthenticated && id !== null ? <OwnOrders {...props} customerId={id} /> : null;
}

function OwnOrders({ fits, isBusy, chosen, onChoose, customerId }: ChooseOwnOrderProps & { customerId: number }) {
  const text = useText('mf-account');
  const titleId = useId();
  const { data, failure } = useOwnOrders(customerId);
  // The number can still be typed.
  if (failure && !data) return null;
  if (!data) return <Bone kind="line" width="most" />;
  const fitting = data.filter(({ status }) => fits(status)).slice(0, mostShown);
  if (fitting.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby={titleId} aria-busy={isBusy || undefined}>
      <h2 id={titleId}>{text('cases.choose_order')}</h2>
      <ul>
        {fitting.map((order) => (
          <li key={order.number}>
            {/* It keeps the focus while its order is asked for. */}
            <button
              type="button"
              aria-pressed={order.number === chosen}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onChoose(order.number)}
            >
              <OwnOrder order={order} />
            </button>
          </li>
        ))}
      </ul>
      <p>{text('cases.or_by_number')}</p>
    </section>
  );
}

function OwnOrder({ order: { number, placed_at, line_count, images } }: { order: OrderSummary }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const placed = new Date(placed_at).toLocaleDateString(europeanLocale(locale), { dateStyle: 'medium' });
  return (
    <>
      <span className={styles.words}>
        <b>{text('orders.number', { number })}</b>
        <span>
          {placed} · {text('orders.products', { count: line_count })}
        </span>
      </span>
      {images.slice(0, picturesShown).map((image) => (
        <Picture key={image} path={image} alt="" widths={[80, 160]} sizes="3rem" className={styles.picture} />
      ))}
    </>
  );
}
