import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { showToast, toggleWishlist } from 'mf-shared/stores';
import type { CardProduct } from 'mf-shared/ui/card/card-fields.ts';
import { HeartButton } from 'mf-shared/ui/card/heart-button.tsx';
import { useSessionFact } from 'mf-shared/ui/use-session-fact.ts';

/** The heart of a card. Who is not signed in is sent there, and comes back (PRODUCT-92). */
export function WishlistHeart({ product: { id, name } }: { product: Pick<CardProduct, 'id' | 'name'> }) {
  const text = useText('mf-catalog');
  const href = useHref();
  const navigate = useNavigate();
  const isOn = useSessionFact(({ wishlistModelIds }) => wishlistModelIds.includes(id));

  const handleToggle = async () => {
    try {
      const answer = await toggleWishlist(id);
      if (answer === 'added') showToast('success', text('wishlist.added'));
      if (answer !== 'login-required') return;
      showToast('warning', text('wishlist.login'));
      void navigate(`${href('/accounts/login/')}?next=${encodeURIComponent(location.pathname + location.search)}`);
    } catch {
      showToast('error', text('wishlist.failed'));
    }
  };

  return <HeartButton name={name} isOn={isOn} onToggle={() => void handleToggle()} />;
}
