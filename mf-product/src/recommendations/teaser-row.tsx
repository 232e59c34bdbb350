import type { ProductTeaser } from 'mf-shared/contract';
import { ProductCard } from 'mf-shared/ui/card/product-card.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';

const shown = 4;

/** A row of four cards under a heading; nothing at all where there are none. */
export function TeaserRow({ title, products }: { title: string; products: readonly ProductTeaser[] }) {
  if (products.length === 0) return null;
  return (
    <section className={layout.section}>
      <div className={layout.sectionHead}>
        <h2>{title}</h2>
      </div>
      <div className={`${layout.cards} ${layout.cardsRow}`}>
        {products.slice(0, shown).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
