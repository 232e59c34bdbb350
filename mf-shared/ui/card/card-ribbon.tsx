import { cardRibbon, freshTag } from 'mf-shared/rules/ribbon';
import { PriceRibbon } from '../ribbon/price-ribbon.tsx';
import { Ribbon } from '../ribbon/ribbon.tsx';
import { isClubMember, useSessionFact } from '../use-session-fact.ts';
import styles from './card.module.css';
import type { CardProduct } from './card-fields.ts';

/** One ribbon per card: the price's, otherwise "new" where the catalogue tags the product so. */
export function CardRibbon({ product, isOutletPath }: { product: CardProduct; isOutletPath?: boolean | undefined }) {
  const isMember = useSessionFact(isClubMember);
  const ribbon = cardRibbon(product.price, isMember, isOutletPath);
  const fresh = product.tags?.find(({ slug }) => slug === freshTag);
  if (ribbon) return <PriceRibbon ribbon={ribbon} className={styles.ribbon} />;
  if (!fresh) return null;
  return (
    <Ribbon kind="fresh" className={styles.ribbon}>
      {fresh.name}
    </Ribbon>
  );
}
