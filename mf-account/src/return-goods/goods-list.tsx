import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { ReactNode } from 'react';
import styles from './goods-list.module.css';

interface GoodsListProps {
  goods: readonly { productId: number; image: string; words: ReactNode }[];
  /** Told where there are none. */
  empty?: string;
}

/** What comes back, small, beside the form. */
export function GoodsList({ goods, empty }: GoodsListProps) {
  return (
    <ul className={styles.goods}>
      {goods.map(({ productId, image, words }) => (
        <li key={productId}>
          <Picture path={image} alt="" widths={[80, 160]} sizes="3rem" className={styles.thumbnail} />
          <div>{words}</div>
        </li>
      ))}
      {goods.length === 0 && empty && <li>{empty}</li>}
    </ul>
  );
}
