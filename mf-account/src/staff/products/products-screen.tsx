import type { StaffProductRow, StaffProductsResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
import { askedProducts } from './asked-products.ts';
import { FindProducts } from './find-products.tsx';
import styles from './products.module.css';

/** All products, those that shoppers do not see too; what was asked for stands in the address. */
export function ProductsScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const asked = askedProducts(params);
  const { status, data, failure, retry } = useQuery<StaffProductsResponse>('/api/staff/products/', {
    query: { ...asked, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  return (
    <>
      <FindProducts key={JSON.stringify(asked)} {...asked} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.products')}>
          <p role="status" className={room.muted}>
            {text('staff_products.found', { count: data.total })}
          </p>
          {data.results.length > 0 && <ProductTable products={data.results} />}
          <PageLinks
            {...{ path: '/staff/products/', query: { ...asked }, page: data.page, pageCount: data.page_count }}
            isByAge={false}
          />
        </section>
      )}
    </>
  );
}

function ProductTable({ products }: { products: readonly StaffProductRow[] }) {
  const text = useText('mf-account');
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
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
            <ProductLine key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductLine({ product }: { product: StaffProductRow }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const money = orderMoney('eur', config);
  const { id, name, number, manufacturer, image, variants, stock, regular, active, state, languages } = product;
  return (
    <tr>
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
