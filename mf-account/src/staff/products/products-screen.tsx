import type { StaffProductRow, StaffProductsResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { MakeNew } from '../kept-rows.tsx';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
import { useMay } from '../use-may.ts';
import { type AskedProducts, askedProducts } from './asked-products.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkChanges } from './bulk/bulk-changes.tsx';
import { type Picked, usePicked } from './bulk/use-picked.ts';
import { FindProducts } from './find-products.tsx';
import { NewProductForm } from './making/new-product.tsx';
import styles from './products.module.css';

/** All products, those that shoppers do not see too; what was asked for stands in the address. */
export function ProductsScreen() {
  const [params] = useSearchParams();
  const asked = askedProducts(params);
  const text = useText('mf-account');
  const may = useMay();
  return (
    <>
      <FindProducts key={JSON.stringify(asked)} {...asked} />
      {may('products.make') && (
        <MakeNew title={text('staff_making.new')} isLate>
          {(onMade) => <NewProductForm onMade={onMade} />}
        </MakeNew>
      )}
      <FoundProducts asked={asked} page={askedPage(params.get('page'))} />
    </>
  );
}

function FoundProducts({ asked, page }: { asked: AskedProducts; page: number }) {
  const text = useText('mf-account');
  const may = useMay();
  const [round, setRound] = useState(0);
  const { status, data, failure, retry } = useQuery<StaffProductsResponse>('/api/staff/products/', {
    query: { ...asked, page },
    keepsPrevious: true,
  });
  const picked = usePicked(asked, data?.total ?? 0);
  const refresh = () => {
    retry();
    setRound((now) => now + 1);
  };
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const isChanger = may('products.texts');
  const ids = data.results.map(({ id }) => id);
  return (
    <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.products')}>
      <div className={styles.found}>
        <p role="status" className={room.muted}>
          {text('staff_products.found', { count: data.total })}
        </p>
        {isChanger && ids.length > 0 && (
          <Check
            label={text('staff_room.choose_all')}
            checked={ids.every((id) => picked.ids.has(id))}
            onChange={({ target }) => picked.pick(ids, target.checked)}
          />
        )}
      </div>
      {data.results.length > 0 && <ProductTable products={data.results} picked={isChanger ? picked : null} />}
      <PageLinks
        {...{ path: '/staff/products/', query: { ...asked }, page: data.page, pageCount: data.page_count }}
        isByAge={false}
      />
      {isChanger && <BulkBar picked={picked} onChanged={refresh} />}
      {isChanger && <BulkChanges round={round} onChanged={retry} />}
    </section>
  );
}

function ProductTable({ products, picked }: { products: readonly StaffProductRow[]; picked: Picked | null }) {
  const text = useText('mf-account');
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-ticks={picked ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col" colSpan={picked ? 3 : 2}>
              {text('staff_products.product')}
            </th>
            <th scope="col" className={styles.figure}>
              {text('staff_products.in_stock')}
            </th>
            <th scope="col" className={styles.figure}>
              {text('staff_products.price')}
            </th>
            <th scope="col">{text('staff_products.state')}</th>
            <th scope="col" className={styles.figure}>
              {text('staff_products.languages')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductLine key={product.id} product={product} picked={picked} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductLine({ product, picked }: { product: StaffProductRow; picked: Picked | null }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const money = orderMoney('eur', config);
  const { id, name, number, manufacturer, image, variants, stock, regular, active, state, languages } = product;
  return (
    <tr>
      {picked && (
        <td className={styles.tick}>
          <label>
            <input
              type="checkbox"
              checked={picked.ids.has(id)}
              aria-label={text('staff_room.choose_case', { case: name })}
              onChange={({ target }) => picked.pick([id], target.checked)}
            />
          </label>
        </td>
      )}
      <td className={styles.thumb}>{image && <Picture path={image} alt="" widths={[80]} sizes="3rem" />}</td>
      <th scope="row">
        <a href={href(`/staff/products/${id}/`)}>{name}</a>
        <span className={room.muted}>
          {[number, manufacturer, text('staff_products.variants', { count: variants })].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td
        className={styles.figure}
        data-is={stock === 0 ? 'none' : undefined}
        data-label={text('staff_products.in_stock')}
      >
        {stock.toLocaleString(config.locale)}
      </td>
      <td className={styles.figure} data-label={text('staff_products.price')}>
        {active === null ? '–' : money(active)}
        {active !== null && regular !== null && active < regular && <s>{money(regular)}</s>}
      </td>
      <td className={styles.state} data-state={state}>
        {text(`staff_products.state_${state}`)}
      </td>
      <td
        className={styles.figure}
        data-is={languages < 6 ? 'short' : undefined}
        data-label={text('staff_products.languages')}
      >
        {languages}/6
      </td>
    </tr>
  );
}
