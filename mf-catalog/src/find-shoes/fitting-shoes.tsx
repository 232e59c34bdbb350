import { useText } from 'mf-shared/i18n';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import { ListedCard } from '../product-cards/listed-card.tsx';
import type { ShoeSteps } from './shoe-steps.ts';
import styles from './shoe-wizard.module.css';

/** What fits, and why. */
export function FittingShoes({ shoes }: Pick<ShoeSteps, 'shoes'>) {
  const text = useText('mf-catalog');
  return (
    <section className={styles.choice} aria-labelledby="fitting-shoes">
      <h2 id="fitting-shoes">{text('shoe_wizard.fitting')}</h2>
      <ul className={classNames(layout.cards, layout.cardsRow)}>
        {shoes.map(({ card, reasons }) => (
          <li key={card.id} className={styles.shoe}>
            <ListedCard product={card} />
            {reasons.length > 0 && (
              <p className={words.muted}>{text('shoe_wizard.fits', { reasons: reasons.join(' · ') })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
