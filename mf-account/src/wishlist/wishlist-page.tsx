import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session, showToast, toggleWishlist } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { HeartButton } from 'mf-shared/ui/card/heart-button.tsx';
import { ProductCard } from 'mf-shared/ui/card/product-card.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useProductCards } from './use-product-cards.ts';
import styles from './wishlist.module.css';

/** What the customer wished for. A heart that is turned off leaves its card standing until the page is left. */
export function WishlistPage() {
  const text = useText('mf-account');
  const href = useHref();
  const session = useStore($session, { ssr: 'initial' });
  const cards = useProductCards(session.wishlistModelIds);

  const toggle = (modelId: number) => toggleWishlist(modelId).catch(() => showToast('error', text('wishlist.failed')));

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{text('wishlist.title')}</h1>
      {session.isLoading && <Bone kind="line" width="third" />}
      {!session.isLoading && !session.isAuthenticated && (
        <div className={styles.empty}>
          <p>{text('wishlist.login')}</p>
          <ButtonLink look="action" href={`${href('/accounts/login/')}?next=${encodeURIComponent(href('/wishlist/'))}`}>
            {text('login.submit')}
          </ButtonLink>
        </div>
      )}
      {cards.status === 'FAILED' && (
        <div className={styles.empty} role="alert">
          <p>{text('wishlist.failed')}</p>
          <Button look="line" onClick={cards.retry}>
            {text('orders.retry')}
          </Button>
        </div>
      )}
      {session.isAuthenticated && session.wishlistModelIds.length === 0 && cards.products.length === 0 && (
        <div className={styles.empty}>
          <p>{text('wishlist.empty')}</p>
          <ButtonLink look="line" href={href('/newest/')}>
            {text('orders.browse')}
          </ButtonLink>
        </div>
      )}
      <div className={layout.cards}>
        {session.isAuthenticated &&
          cards.products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              headingLevel={2}
              heart={
                <HeartButton
                  name={product.name}
                  isOn={session.wishlistModelIds.includes(product.id)}
                  onToggle={() => void toggle(product.id)}
                />
              }
            />
          ))}
      </div>
    </div>
  );
}
