import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { isPlainClick } from 'mf-shared/rules/plain-click';
import { $cartCount, $isMiniCartReady, $session, openMiniCart } from 'mf-shared/stores';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { bagIcon, heartIcon, personIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import type { MouseEvent } from 'react';
import styles from './header.module.css';

/** Account, wishlist and cart. Counts come alive in the browser: the server renders them for nobody in particular. */
export function HeaderTools() {
  const text = useText('shell');
  const href = useHref();
  const pieces = useStore($cartCount, { ssr: 'initial' });
  const isMiniCartReady = useStore($isMiniCartReady, { ssr: 'initial' });
  const { isAuthenticated, wishlistModelIds } = useStore($session, { ssr: 'initial' });
  const wishes = wishlistModelIds.length;
  const handleCart = (event: MouseEvent) => {
    if (!isMiniCartReady || !isPlainClick(event)) return;
    event.preventDefault();
    openMiniCart();
  };
  return (
    <nav className={styles.tools} aria-label={text('frame.own')}>
      <a
        className={styles.tool}
        href={href(isAuthenticated ? '/accounts/' : '/accounts/login/')}
        aria-label={text(isAuthenticated ? 'frame.account' : 'frame.sign_in')}
      >
        <Icon shape={personIcon} />
      </a>
      <a className={styles.tool} href={href('/wishlist/')} aria-label={text('frame.wishlist', { count: wishes })}>
        <Icon shape={heartIcon} />
        {wishes > 0 && <span className={styles.count}>{wishes}</span>}
      </a>
      <a
        className={styles.tool}
        href={href('/checkout/')}
        aria-label={text('frame.cart', { count: pieces })}
        aria-haspopup={isMiniCartReady ? 'dialog' : undefined}
        onClick={handleCart}
      >
        <Icon shape={bagIcon} />
        {pieces > 0 && <span className={styles.count}>{pieces > 99 ? '99+' : pieces}</span>}
      </a>
    </nav>
  );
}
