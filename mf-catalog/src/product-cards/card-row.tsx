import { useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { ListedCard, type ListedCardProps } from './listed-card.tsx';

export interface CardRowProps {
  title: string;
  note?: string;
  all?: { label: string; path: string };
  products: readonly ListedCardProps['product'][];
}

/** A section of four cards under its title; nothing at all where there are no products. */
export function CardRow({ title, note, all, products }: CardRowProps) {
  const href = useHref();
  if (products.length === 0) return null;
  return (
    <section className={classNames(layout.page, layout.section)}>
      <div className={layout.sectionHead}>
        <h2>{title}</h2>
        {all && <TextArrow href={href(all.path)}>{all.label}</TextArrow>}
        {note && <p>{note}</p>}
      </div>
      <div className={classNames(layout.cards, layout.cardsRow)}>
        {products.slice(0, 4).map((product) => (
          <ListedCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
