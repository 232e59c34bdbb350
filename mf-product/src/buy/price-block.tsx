import type { CardPrice, PriceType, ProductModel, TaxAreaPrices } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { discountPercentage, ribbonOf } from 'mf-shared/rules/ribbon';
import { ClubLine } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { Price } from 'mf-shared/ui/price/price.tsx';
import { PriceRibbon } from 'mf-shared/ui/ribbon/price-ribbon.tsx';
import { Ribbon } from 'mf-shared/ui/ribbon/ribbon.tsx';
import { memo } from 'react';
import styles from './buy.module.css';
import { offerEnd } from './offer-end.ts';

/** Who does not pay the club price sees a reduction as one, and never a price that is not theirs. */
function typeForOthers({ type, active, regular }: TaxAreaPrices, isDiscountAllowed: boolean): PriceType {
  if (type !== 'club') return type;
  return active < regular && isDiscountAllowed ? 'discount' : 'normal';
}

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
  const club = prices.club !== null && prices.club < prices.active ? prices.club : null;
  const percentage = model.show_discount_percentage ? discountPercentage(prices.active, prices.lowest_30_days) : null;
  const reference = prices.active < prices.regular ? (prices.lowest_30_days ?? prices.regular) : null;
  const type = typeForOthers(prices, model.show_discount_percentage);
  const shown: CardPrice =
    isClubMember && club !== null
      ? { active: club, reference: prices.active, type: 'club', percentage: null, club: null }
      : { active: prices.active, reference, type, percentage, club: null };
  const ribbon = ribbonOf(shown);
  const ends = offerEnd(model.price_ending, new Date(), model.price_ending_max_days);

  return (
    <>
      <Price price={shown} size="large" beside={ribbon && <PriceRibbon ribbon={ribbon} />}>
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
      {club !== null && !isClubMember && (
        <ClubLine>
          <Ribbon kind="club">{text('price.club_ribbon')}</Ribbon>
          <span>
            <b>{formatPrice(club, config)}</b> {text('price.club')}
          </span>
          <a className={styles.clubLink} href={href('/accounts/login/')}>
            {text('price.sign_in')}
          </a>
        </ClubLine>
      )}
    </>
  );
});
