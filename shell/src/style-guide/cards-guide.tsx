import { CardSkeleton } from 'mf-shared/ui/card/card-skeleton.tsx';
import { HeartButton } from 'mf-shared/ui/card/heart-button.tsx';
import { ProductCard } from 'mf-shared/ui/card/product-card.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useState } from 'react';
import { GuideSection } from './guide-section.tsx';
import { sampleProducts } from './sample-data.ts';

export function CardsGuide() {
  const [wished, setWished] = useState(2);
  return (
    <GuideSection title="Cards and skeleton">
      <div className={`${layout.cards} ${layout.cardsRow}`}>
        {sampleProducts.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            showsStars
            heart={
              <HeartButton
                name={product.name}
                isOn={product.id === wished}
                onToggle={() => setWished(product.id === wished ? 0 : product.id)}
              />
            }
          />
        ))}
        <CardSkeleton />
      </div>
    </GuideSection>
  );
}
