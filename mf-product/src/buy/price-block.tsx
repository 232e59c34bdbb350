import type { ProductModel, TaxAreaPrices } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { cardPrice } from 'mf-shared/rules/card-price';
import { priceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { formatPrice } from 'mf-shared/rules/price-format';
import { ribbonOf } from 'mf-shared/rules/ribbon';
import { ClubLine } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { Price } from 'mf-shared/ui/price/price.tsx';
import { PriceRibbon } from 'mf-shared/ui/ribbon/price-ribbon.tsx';
import { Ribbon } from 'mf-shared/ui/ribbon/ribbon.tsx';
import { useSessionFact } from 'mf-shared/ui/use-session-fact.ts';
import { memo } from 'react';
import styles from './buy.module.css';
import { offerEnd } from './offer-end.ts';

interface PriceBlockProps {
  model: ProductModel;
  prices: TaxAreaPrices;
  vatPercent: number;
  /** A club member sees the club price as the price itself. */
  isClubMember: boolean;
}

/** The price, why it is what it is, VAT, the offer's end, and the club price as a teaser with a way to sign in. */
export const PriceBlock = memo(function PriceBlock({ model, prices, vatPercent, isClubMember }: PriceBlockProps) {
  const text = useText('mf-product');
  const href = useHref();
  const config = usePageConfig();
  const isSignedIn = useSessionFact(({ isAuthenticated }) => isAuthenticated);
  const { clubTeaser, ...shown } = priceForBuyer(cardPrice(prices, model.show_discount_percentage), isClubMember);
  const ribbon = ribbonOf(shown);
  const ends = offerEnd(prices.ends_at, new Date(), model.price_ending_max_days);

  return (
    <>
      <Price price={shown} content={prices.content} size="large" beside={ribbon && <PriceRibbon ribbon={ribbon} />}>
        <span>
          {[
            vatPercent > 0 || config.deliveryCountryCode === 'fi'
              ? text('price.vat', { percent: vatPercent.toLocaleString(config.locale) })
              : text('price.zero_rate'),
            config.currencyCode === 'rub' && text('price.rubles'),
            ends && text('price.offer_ends', { time: ends }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Price>
      {clubTeaser !== null && (
        <ClubLine>
          <Ribbon kind="club">{text('price.club_ribbon')}</Ribbon>
          <span>
            <b>{formatPrice(clubTeaser, config)}</b> {text('price.club')}
          </span>
          <a className={styles.link} href={href(isSignedIn ? '/accounts/#club' : '/accounts/login/')}>
            {text(isSignedIn ? 'price.join' : 'price.sign_in')}
          </a>
        </ClubLine>
      )}
    </>
  );
});
