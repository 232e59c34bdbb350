import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { showToast, toggleWishlist } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { heartIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { useSessionFact } from 'mf-shared/ui/use-session-fact.ts';

/** The heart beside the button. Anonymous visitors are sent to sign in (PRODUCT-91, PRODUCT-92). */
export function WishlistButton({ modelId }: { modelId: number }) {
  const text = useText('mf-product');
  const href = useHref();
  const navigate = useNavigate();
  const isWished = useSessionFact(({ wishlistModelIds }) => wishlistModelIds.includes(modelId));

  const toggle = async () => {
    try {
      const answer = await toggleWishlist(modelId);
      if (answer === 'added') showToast('success', text('buy.wishlist_added'));
      if (answer !== 'login-required') return;
      showToast('warning', text('buy.wishlist_login'));
      void navigate(`${href('/accounts/login/')}?next=${encodeURIComponent(location.pathname + location.search)}`);
    } catch {
      showToast('error', text('errors.wishlist'));
    }
  };

  return (
    <Button
      look="line"
      isIcon
      aria-label={text(isWished ? 'buy.wishlist_remove' : 'buy.wishlist_add')}
      aria-pressed={isWished}
      onClick={toggle}
    >
      <Icon shape={heartIcon} isFilled={isWished} />
    </Button>
  );
}
