import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Price } from 'mf-shared/ui/price/price.tsx';
import type { ReactNode } from 'react';
import { CreditPlace } from '../buy/credit-place.tsx';
import styles from './ski-wizard.module.css';

interface PackageSumProps {
  /** What is chosen: model and size. */
  chosen: readonly { piece: string; name: string }[];
  prices: { regular: number; discount: number } | null;
  /** Why the package cannot be bought yet; null when it can. */
  hint: string | null;
  onAdd: () => void;
  /** The questions before the button. */
  children?: ReactNode;
}

/** What is chosen, for how much with and without the package, and the button (SKI-6). */
export function PackageSum({ chosen, prices, hint, onAdd, children }: PackageSumProps) {
  const text = useText('mf-product');
  const isReduced = prices !== null && prices.discount < prices.regular;
  return (
    <section className={styles.sum} aria-labelledby="ski-sum">
      <h2 id="ski-sum">{text('ski.package')}</h2>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ piece, name }) => (
            <li key={piece}>{name}</li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {chosen.length > 0 && prices && (
          <Price
            price={{
              now: prices.discount,
              was: isReduced ? prices.regular : null,
              type: isReduced ? 'discount' : 'normal',
            }}
            size="large"
            hidesReason
          >
            {isReduced && <span>{text('ski.saved')}</span>}
          </Price>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <CreditPlace price={chosen.length > 0 && prices ? prices.discount : null} />
      {children}
      <Button look="action" isWide disabled={hint !== null} onClick={onAdd}>
        {text('ski.add')}
      </Button>
    </section>
  );
}
