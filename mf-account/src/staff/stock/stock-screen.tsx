import type { StaffStock } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useSearchParams } from 'mf-shared/router';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { PageLinks } from '../page-links.tsx';
import { Shelf } from '../products/product-stock.tsx';
import room from '../staff-room.module.css';
import { useCountWithFocus } from '../use-count-with-focus.ts';
import styles from './stock.module.css';

const states = ['none', 'few', 'promised'] as const;

interface AskedStock {
  q?: string;
  store?: string;
  state?: string;
}

/** What an address asks of the shelves; what makes no sense is left out. */
function askedStock(params: URLSearchParams): AskedStock {
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const store = /^[1-9]\d{0,8}$/.exec(params.get('store') ?? '')?.[0];
  const state = states.find((each) => each === params.get('state'));
  return { ...(q && { q }), ...(store && { store }), ...(state && { state }) };
}

/** The shelves of a store, of all products, each corrected where it is read (STAFF-73). */
export function StockScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const asked = askedStock(params);
  const { status, data, failure, retry } = useQuery<StaffStock>('/api/staff/stock/', {
    query: { ...asked, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  const [count, readAgain] = useCountWithFocus(data, retry);
  /** The store that the service shows where none is asked for. */
  const [usual, setUsual] = useState<string>();
  if (data && status === 'done' && asked.store === undefined && usual !== String(data.store.id))
    setUsual(String(data.store.id));
  const store = asked.store ?? usual;
  return (
    <>
      {data && store !== undefined && (
        <FindShelves key={JSON.stringify({ ...asked, store })} {...asked} store={store} stores={data.stores} />
      )}
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-busy={status === 'loading'} aria-labelledby="shelves-of">
          <h2 id="shelves-of" className={styles.store}>
            {data.store.name}
          </h2>
          <p ref={count} role="status" tabIndex={-1} className={room.muted}>
            {text('staff_stock.found', { count: data.total })}
          </p>
          <Shelves stock={data} onChanged={readAgain} />
          <PageLinks
            path="/staff/stock/"
            query={{ ...asked }}
            page={data.page}
            pageCount={data.page_count}
            isByAge={false}
          />
        </section>
      )}
    </>
  );
}

function Shelves({ stock: { store, results }, onChanged }: { stock: StaffStock; onChanged: () => void }) {
  const href = useHref();
  if (results.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {results.map(({ product_id, product, variant_id, sku, choice, quantity, reserved }) => (
        <li key={`${store.id} ${variant_id}`} className={classNames(rows.row, styles.row)}>
          <div className={rows.facts}>
            <a className={styles.name} href={href(`/staff/products/${product_id}/`)}>
              {product}
            </a>
            <span className={room.muted}>{choice}</span>
          </div>
          <Shelf
            productId={product_id}
            variant={{ id: variant_id }}
            shelf={{ store_id: store.id, store: store.name, quantity, reserved }}
            label={sku}
            onChanged={onChanged}
          />
        </li>
      ))}
    </ul>
  );
}

/** The question about shelves. */
function FindShelves({ q = '', stores, ...asked }: AskedStock & Pick<StaffStock, 'stores'>) {
  const text = useText('mf-account');
  const [wanted, setWanted] = useState({ store: asked.store ?? '', state: asked.state ?? '' });
  return (
    <FindForm room="stock" q={q} query={wanted}>
      <SelectField
        id="staff-stock-store"
        label={text('staff_stock.store')}
        value={wanted.store}
        onChange={({ target }) => setWanted({ ...wanted, store: target.value })}
      >
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="staff-stock-state"
        label={text('staff_stock.state')}
        value={wanted.state}
        onChange={({ target }) => setWanted({ ...wanted, state: target.value })}
      >
        {['', ...states].map((state) => (
          <option key={state} value={state}>
            {text(`staff_stock.state_${state || 'any'}`)}
          </option>
        ))}
      </SelectField>
    </FindForm>
  );
}
