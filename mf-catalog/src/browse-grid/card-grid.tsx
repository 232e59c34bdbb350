import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { memo } from 'react';
import type { ListCard } from '../product-cards/list-card.ts';
import { ListedCard } from '../product-cards/listed-card.tsx';
import styles from './card-grid.module.css';
import type { GridSize } from './grid-size.ts';

export interface CardGridProps {
  cards: readonly ListCard[];
  size: GridSize;
  showsStars: boolean;
  isOutletPath: boolean;
}

/** Cards in view at first: their pictures come before all others. */
const firstRow = 4;

/** Rows beyond the window are not laid out until they come near (targets: DOM of a list page). */
export const CardGrid = memo(function CardGrid({ cards, size, showsStars, isOutletPath }: CardGridProps) {
  const isSmall = size === 'extended';
  return (
    <ul className={classNames(layout.cards, isSmall && layout.cardsSmall, styles.grid, isSmall && styles.small)}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.cell} data-card={card.id}>
          <ListedCard
            product={card}
            isPriority={index < firstRow}
            size={isSmall ? 'small' : 'normal'}
            showsStars={showsStars}
            isOutletPath={isOutletPath}
            headingLevel={2}
          />
        </li>
      ))}
    </ul>
  );
});
