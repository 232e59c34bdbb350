import type { StaffProduct } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import order from '../order/order.module.css';
import { StaffRecord } from '../staff-record.tsx';
import room from '../staff-room.module.css';
import { EditPrice } from './edit-price.tsx';
import { EditTexts } from './edit-texts.tsx';
import { EditFacts } from './making/edit-facts.tsx';
import { ProductVariants } from './making/product-variants.tsx';
import { WithMaking } from './making/with-making.tsx';
import { ProductDates } from './product-dates.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductStock } from './product-stock.tsx';
import { ProductVisibility } from './product-visibility.tsx';
import { ProductWrites } from './product-writes.tsx';
import styles from './products.module.css';

/** One product: what shoppers read and pay, what lies on the shelves, and who changed it. */
export function ProductScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/products/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffProduct> path={path} room="products" missing={text('staff_products.not_found')} keepsPrevious>
      {(product, retry) => <ProductParts product={product} onChanged={retry} />}
    </StaffRecord>
  );
}

function ProductParts({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const text = useText('mf-account');
  const part = { product, onChanged };
  return (
    <>
      <ProductHead product={product} />
      {!product.can_edit && (
        <Notice kind="info">
          {text(product.state === 'removed' ? 'staff_products.is_removed' : 'staff_products.for_admins')}
        </Notice>
      )}
      <div className={order.columns}>
        <div className={order.facts}>
          {product.can_edit && <EditTexts {...part} languages={locales} />}
          {product.can_edit && <ProductPictures {...part} />}
          {product.can_make && (
            <WithMaking>
              {(making) => (
                <>
                  <EditFacts {...part} making={making} />
                  <ProductVariants {...part} making={making} />
                </>
              )}
            </WithMaking>
          )}
          <ProductStock {...part} />
        </div>
        <div className={order.work}>
          {product.can_price && <EditPrice {...part} />}
          {product.can_edit && <ProductVisibility {...part} />}
          {product.can_edit && <ProductDates {...part} />}
          <ProductWrites {...part} />
        </div>
      </div>
    </>
  );
}

function ProductHead({ product }: { product: StaffProduct }) {
  const text = useText('mf-account');
  const href = useHref();
  const { name, number, manufacturer, image, path, state } = product;
  return (
    <header className={styles.head}>
      {image && <Picture path={image} alt="" widths={[160]} sizes="5rem" className={styles.picture} />}
      <div>
        <h2>{name}</h2>
        <p className={room.muted}>{[number, manufacturer].filter(Boolean).join(' · ')}</p>
        <p className={styles.state} data-state={state}>
          {text(`staff_products.state_${state}`)}
        </p>
      </div>
      {path && (
        <ButtonLink look="line" size="small" href={href(path)}>
          {text('staff_products.as_shoppers')}
        </ButtonLink>
      )}
    </header>
  );
}
