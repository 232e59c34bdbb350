import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session, showToast, toggleWishlist } from 'mf-shared/stores';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import type { CardProduct } from 'mf-shared/ui/card/card-fields.ts';
import { HeartButton } from 'mf-shared/ui/card/heart-button.tsx';
import { ProductCard } from 'mf-shared/ui/card/product-card.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { LateLeadOn } from 'mf-shared/ui/lead-on/late-lead-on.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useProductCards } from './use-product-cards.ts';
import styles from './wishlist.module.css';

/** What the customer wished for. A heart that is turned off leaves its card standing until the page is left. */
export function WishlistPage() {
  const text = useText('mf-account');
  const href = useHref();
  const session = useStore($session, { ssr: 'initial' });
  const { data, failure, retry } = useProductCards(session.wishlistModelIds);
  const products = data ?? [];

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: text('wishlist.title') }]} />
      <h1>{text('wishlist.title')}</h1>
      {session.isLoading && <Bone kind="line" width="third" />}
      {!session.isLoading && !session.isAuthenticated && (
        <Empty
          title={text('wishlist.login')}
          action={
            <ButtonLink
              look="action"
              href={`${href('/accounts/login/')}?next=${encodeURIComponent(href('/wishlist/'))}`}
            >
              {text('login.submit')}
            </ButtonLink>
          }
        />
      )}
      {failure && (
        <div role="alert">
          <Empty
            title={text('wishlist.failed')}
            action={
              <Button look="line" onClick={retry}>
                {text('orders.retry')}
              </Button>
            }
          />
        </div>
      )}
      {session.isAuthenticated && session.wishlistModelIds.length === 0 && products.length === 0 && (
        <Empty
          title={text('wishlist.empty')}
          action={
            <ButtonLink look="line" href={href('/newest/')}>
              {text('orders.browse')}
            </ButtonLink>
          }
        />
      )}
      <WishedProducts products={session.isAuthenticated ? products : []} wished={session.wishlistModelIds} />
      {!session.isLoading && products.length === 0 && session.wishlistModelIds.length === 0 && <LateLeadOn />}
    </div>
  );
}

interface WishedProductsProps {
  products: readonly CardProduct[];
  wished: readonly number[];
}

function WishedProducts({ products, wished }: WishedProductsProps) {
  const text = useText('mf-account');
  const toggle = (modelId: number) => toggleWishlist(modelId).catch(() => showToast('error', text('wishlist.failed')));
  return (
    <div className={layout.cards}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          headingLevel={2}
          heart={
            <HeartButton
              name={product.name}
              isOn={wished.includes(product.id)}
              onToggle={() => void toggle(product.id)}
            />
          }
        />
      ))}
    </div>
  );
}
