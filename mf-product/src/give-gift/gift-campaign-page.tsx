import type { GiftCampaign } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ProductCard } from 'mf-shared/ui/card/product-card.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './give-gift.module.css';

/** The gifts of a campaign, without prices: each leads to its page, where the code is entered. */
export function GiftCampaignPage({ data: { name, description, image, products } }: PageProps<GiftCampaign>) {
  const text = useText('mf-product');
  useCountedPage(
    'campaign',
    products.slice(0, 3).map(({ id }) => id),
  );
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name }]} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{name}</h1>
          {description && <p>{description}</p>}
          <ol className={styles.steps}>
            <li>{text('gift.step_choose')}</li>
            <li>{text('gift.step_code')}</li>
            <li>{text('gift.step_where')}</li>
          </ol>
        </div>
        {image && (
          <div className={styles.scene}>
            <Picture path={image} alt="" widths={[480, 640, 960]} sizes="(width >= 56.25rem) 40rem, 92vw" isPriority />
          </div>
        )}
      </header>
      {products.length === 0 ? (
        <p>{text('gift.none')}</p>
      ) : (
        <ul className={`${layout.cards} ${layout.cardsRow}`}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={{ ...product, isDisabled: !product.isAvailable }}
                isPriority={index < 4}
                hidesPrice
                headingLevel={2}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
