import { BuyerPrice } from 'mf-shared/ui/price/buyer-price.tsx';
import { GuideSection } from './guide-section.tsx';
import { samplePrices } from './sample-data.ts';
import styles from './style-guide.module.css';

const sizes = ['hero', 'page', 'xl', 'l', 'm', 's', 'lead', 'body', 'label', 'note', 'fine'] as const;

export function TypeGuide() {
  return (
    <GuideSection title="Type">
      <dl className={styles.types}>
        {sizes.map((size) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd className={styles[`type-${size}`]}>
              {size === 'hero' ? 'Hämärä, сумерки' : 'First snow on the fell, ensilumi, первый снег'}
            </dd>
          </div>
        ))}
        <div>
          <dt>price</dt>
          <dd>
            <BuyerPrice price={samplePrices.sale} size="large" />
          </dd>
        </div>
      </dl>
    </GuideSection>
  );
}
