import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { $isStaff, $session, logInfo } from 'mf-shared/stores';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { isOrderable, type ShownVariant } from '../choose-variant/orderable.ts';
import styles from './availability.module.css';
import { availabilityLabel, centralWarehouseId, type ShopStore } from './availability-label.ts';

interface AvailabilityProps {
  model: ProductModel;
  variant: ShownVariant | null;
  stores: readonly ShopStore[];
}

/**
 * Where the chosen variant can be had, and which stores have it ready to be fetched (AVAIL-31, PRODUCT-11). Staff see balances and, for the central warehouse, shelf codes (STAFF-10).
 */
export function Availability({ model, variant, stores }: AvailabilityProps) {
  const text = useText('mf-product');
  const href = useHref();
  const staffModel = useStaffModel(model.slug);
  const isStaff = staffModel !== null;
  const { preferredStore } = useStore($session, { ssr: 'initial' });
  if (!variant) return <p className={styles.lead}>{text('availability.select_first')}</p>;

  const counted = staffModel?.products.find(({ id }) => id === variant.id) ?? variant;
  const canFetch = isOrderable(variant, model);
  const stocks = counted.stock_data.detailed_stocks;
  // The customer's own store stands first (SESSION-85).
  const holding = stores
    .filter((store) => (stocks[store.id] ?? 0) > 0 && (isStaff || store.type === 'retail'))
    .sort((one, other) => Number(other.id === preferredStore) - Number(one.id === preferredStore));
  const shelfCodes = [
    staffModel?.shelf_code,
    staffModel?.shelf_code_two,
    staffModel?.shelf_code_three,
    staffModel?.shelf_code_four,
    staffModel?.shelf_code_five,
    staffModel?.shelf_code_six,
  ].filter(Boolean);
  return (
    <>
      <p className={styles.lead}>{text(`availability.${availabilityLabel(variant, model, stores)}`)}</p>
      <ul className={styles.stores}>
        {holding.map((store) => (
          <li key={store.id}>
            {store.type === 'retail' ? (
              <a href={href(`/stores/${store.slug}/`)}>{store.name}</a>
            ) : (
              <span>{store.name}</span>
            )}
            <span className={styles.pieces}>
              {isStaff ? text('availability.pieces', { count: stocks[store.id] ?? 0 }) : text('availability.on_shelf')}
              {canFetch &&
                store.nouto &&
                ` · ${text(store.pikanouto ? 'availability.express' : 'availability.pickup')}`}
            </span>
            {isStaff && store.id === centralWarehouseId && shelfCodes.length > 0 && (
              <span className={styles.pieces}>{text('availability.shelf', { code: shelfCodes.join(', ') })}</span>
            )}
          </li>
        ))}
      </ul>
      {canFetch && holding.some(({ pikanouto }) => pikanouto) && (
        <TextArrow className={styles.express} href={href('/pikanouto/')}>
          {text('availability.about_express')}
        </TextArrow>
      )}
    </>
  );
}

/** The model with every store's balance and the shelf codes, asked for by staff only (STAFF-10); null for others. */
function useStaffModel(slug: string): ProductModel | null {
  const { taxAreaId } = usePageConfig();
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  return useQuery<ProductModel>(isStaff ? `/api/products/productmodel/${encodeURIComponent(slug)}/` : null, {
    query: { taxAreaId },
    onFailure: (error) => logInfo(`Balances failed to load: ${String(error)}`),
  }).data;
}
