import type { CampaignProduct } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Button } from 'mf-shared/ui/button/button.tsx';
import styles from './campaigns.module.css';
import { priceLines } from './price-words.ts';

interface CampaignProductRowProps {
  slug: string;
  name: string;
  place: number;
  isLast: boolean;
  /** Undefined until they are read. */
  facts: CampaignProduct | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A product of a campaign: its prices, its place among the others, and the way out. */
export function CampaignProductRow({ slug, name, place, isLast, facts, onMove, onRemove }: CampaignProductRowProps) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const reader = { text, locale: config.locale, money: orderMoney('eur', config) };
  const move = (does: 'up' | 'down', by: -1 | 1, isOff: boolean) => (
    <Button
      look="line"
      size="small"
      id={`campaign-product-${slug}-${does}`}
      aria-label={text(`staff_campaigns.${does}_named`, { name })}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onMove(by)}
    >
      {text(`staff_campaigns.${does}`)}
    </Button>
  );
  return (
    <li className={styles.product}>
      <div className={styles.facts}>
        <p>{facts ? <a href={href(`/staff/products/${facts.id}/`)}>{name}</a> : name}</p>
        {facts &&
          priceLines(facts, reader).map(({ words, isShort }) => (
            <p key={words} className={styles.line} data-is={isShort ? 'short' : undefined}>
              {words}
            </p>
          ))}
      </div>
      <div className={styles.presses}>
        {move('up', -1, place === 0)}
        {move('down', 1, isLast)}
        <Button
          look="line"
          size="small"
          id={`campaign-product-${slug}-away`}
          aria-label={text('staff_campaigns.remove_product_named', { name })}
          onClick={onRemove}
        >
          {text('staff_campaigns.remove_product')}
        </Button>
      </div>
    </li>
  );
}
