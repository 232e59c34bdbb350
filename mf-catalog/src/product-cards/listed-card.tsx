import type { CardProduct } from 'mf-shared/ui/card/card-fields.ts';
import { ProductCard } from 'mf-shared/ui/card/product-card.tsx';
import { memo } from 'react';
import { WishlistHeart } from '../keep-for-later/wishlist-heart.tsx';

export interface ListedCardProps {
  product: CardProduct;
  isPriority?: boolean;
  isSmall?: boolean;
  showsStars?: boolean;
  isOutletPath?: boolean;
  headingLevel?: 2 | 3 | 4 | 5;
  group?: string;
}

/** A card with its heart; drawn again only when its own product or look changes. */
export const ListedCard = memo(function ListedCard({ product, ...look }: ListedCardProps) {
  return <ProductCard product={product} {...look} heart={<WishlistHeart product={product} />} />;
});
