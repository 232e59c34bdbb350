import { keptMarkup } from 'mf-shared/router';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { memo, type ReactElement } from 'react';
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
      {cards.map((card, index) =>
        cellOf(
          card.id,
          <ListedCard
            product={card}
            isPriority={index < firstRow}
            isSmall={isSmall}
            showsStars={showsStars}
            isOutletPath={isOutletPath}
            headingLevel={2}
            group={`c${card.id}`}
          />,
        ),
      )}
    </ul>
  );
});

/** The markup that React wrote for the same card is written again; browsers hydrate the card. */
function cellOf(id: number, card: ReactElement) {
  const kept = typeof document === 'undefined' ? keptMarkup(card) : null;
  return kept === null ? (
    <li key={id} className={styles.cell} data-card={id}>
      {card}
    </li>
  ) : (
    <li key={id} className={styles.cell} data-card={id} dangerouslySetInnerHTML={{ __html: kept }} />
  );
}
