import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronRightIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { BuyerPrice } from 'mf-shared/ui/price/buyer-price.tsx';
import type { MouseEvent } from 'react';
import styles from './suggestion-list.module.css';
import type { Suggestions } from './use-suggestions.ts';

const shownProducts = 4;
const shownPlaces = 3;

/** Groups, brands and pages on one side, products with their prices on the other, and the way to all results. */
export function SuggestionList({ words, found, onFollow }: Suggestions & { onFollow: () => void }) {
  const text = useText('shell');
  const href = useHref();
  const sections = [
    { key: 'groups', hits: found.groups },
    { key: 'brands', hits: found.brands },
    { key: 'pages', hits: found.pages },
  ].filter(({ hits }) => hits.length > 0);
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onFollow();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link inside was followed
    <div className={styles.panel} onClick={handleClick}>
      <output className={styles.hidden}>{text('search.found', { count: found.total })}</output>
      {found.isApproximate && found.total + sections.length > 0 && (
        <p className={styles.note}>{text('search.approximate', { words })}</p>
      )}
      {sections.length > 0 && (
        <div>
          {sections.map(({ key, hits }) => (
            <section key={key}>
              <h3>{text(`search.${key}`)}</h3>
              <ul>
                {hits.slice(0, shownPlaces).map(({ name, path }) => (
                  <li key={path}>
                    <a className={styles.place} href={href(path)}>
                      <Icon shape={chevronRightIcon} size="tiny" />
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <section>
        <h3>{text('search.products')}</h3>
        <ul>
          {found.products.slice(0, shownProducts).map((product) => (
            <FoundProduct key={product.id} product={product} />
          ))}
        </ul>
        {found.total > 0 ? (
          <TextArrow className={styles.all} href={`${href('/search/')}?q=${encodeURIComponent(words)}`}>
            {text('search.all', { count: found.total })}
          </TextArrow>
        ) : (
          <p className={styles.note}>{text('search.nothing', { words })}</p>
        )}
      </section>
    </div>
  );
}

function FoundProduct({ product }: { product: Suggestions['found']['products'][number] }) {
  const href = useHref();
  return (
    <li>
      <a className={styles.product} href={href(product.path)}>
        <Picture path={product.image} alt="" widths={[80, 160]} sizes="48px" className={styles.picture} />
        <span className={styles.name}>
          {product.name}
          <span className={styles.brand}>{product.manufacturer}</span>
        </span>
        <BuyerPrice price={product.price} isFrom={product.fromPrefix} isStacked hidesReason />
      </a>
    </li>
  );
}
