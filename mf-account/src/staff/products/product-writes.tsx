import type { ProductWrite, StaffProduct } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { labelled } from '../../forms/labelled.ts';
import { failureWords } from '../failure-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import { changesInWords } from './making/changes-in-words.ts';
import styles from './products.module.css';

/** The changes of the product, by whom and from what to what; each can be undone as long as nothing changed since. */
export function ProductWrites({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const config = usePageConfig();
  const { locale } = config;
  const money = orderMoney('eur', config);
  const [call, undo] = useCall(async (write: string) => {
    await api.post(`/api/staff/products/${product.id}/undo/`, { write: Number(write) });
    showToast('success', text('staff_products.undone'));
    onChanged();
  });
  return (
    <section className={order.panel} aria-labelledby="product-writes">
      <h2 id="product-writes">{text('staff_products.writes')}</h2>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      {product.writes.length === 0 && <p className={room.muted}>{text('staff_products.no_writes')}</p>}
      <ol className={styles.writes}>
        {product.writes.map((write) => (
          <li key={write.id}>
            <p>{writeWords(write, text, money, locale)}</p>
            <p className={room.muted}>{[write.by, formatDateTime(write.at, locale)].filter(Boolean).join(', ')}</p>
            {write.can_be_undone && (
              <Button
                look="quiet"
                size="small"
                isBusy={call.status === 'loading'}
                onClick={() => undo(String(write.id))}
              >
                {text('staff_products.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a write changed, in words. */
function writeWords(
  { action, before, after }: ProductWrite,
  text: Translate,
  money: (amount: number) => string,
  locale: string,
): string {
  if (action === 'product_price' || action === 'product_prices')
    return text('staff_products.wrote_price', {
      ...{ before: amountOf(before.active_minor, money), after: amountOf(after.active_minor, money) },
    });
  if (action === 'product_stock')
    return text('staff_products.wrote_stock', {
      ...{ sku: after.sku, store: after.store, before: before.quantity, after: after.quantity },
      reason: text(`staff_products.reason_${after.reason}`),
    });
  if (action === 'product_visibility')
    return text(after.is_public ? 'staff_products.is_shown' : 'staff_products.is_hidden');
  if (action === 'product_pictures') return text('staff_products.wrote_pictures');
  const changed = () => changesInWords(before, after, { text, money, locale });
  if (action === 'product_variants') return text('staff_making.wrote_added', { skus: after.variants });
  if (action === 'product_facts') return changed() || text('staff_making.wrote_made');
  if (action === 'product_variant')
    return labelled(text, text('staff_making.wrote_variant', { sku: after.sku }), changed());
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(String(after.locale)) ?? '';
  return text('staff_products.wrote_texts', { language });
}

const amountOf = (minor: unknown, money: (amount: number) => string) =>
  typeof minor === 'number' ? money(minor / 100) : '–';
