import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ProductCard } from 'mf-shared/ui/card/product-card.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import info from '../lib/info-page.module.css';
import { BalanceForm } from './balance-form.tsx';
import type { GiftCardsData } from './gift-cards-route.ts';

/** `/service-products/giftcards/`: buy a gift card, see what one still holds, and how to pay with it. */
export function GiftCardsPage({ data: { cards } }: PageProps<GiftCardsData>) {
  const text = useText('mf-checkout');
  return (
    <div className={`${layout.page} ${info.page}`}>
      <Breadcrumbs crumbs={[{ name: text('gift_cards.title') }]} />
      <div className={layout.columns}>
        <div className={info.words}>
          <h1 tabIndex={-1}>{text('gift_cards.title')}</h1>
          <p className={info.lead}>{text('gift_cards.lead')}</p>
          <ul className={info.points}>
            <li>{text('gift_cards.fact_amount')}</li>
            <li>{text('gift_cards.fact_mail')}</li>
            <li>{text('gift_cards.fact_pay')}</li>
          </ul>
        </div>
        <BalanceForm />
      </div>
      {cards.length > 0 && (
        <section className={layout.section} aria-labelledby="gift-cards-buy">
          <div className={layout.sectionHead}>
            <h2 id="gift-cards-buy">{text('gift_cards.buy')}</h2>
          </div>
          <div className={`${layout.cards} ${layout.cardsRow}`}>
            {cards.map((card) => (
              <ProductCard key={card.id} product={card} hidesPrice />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
