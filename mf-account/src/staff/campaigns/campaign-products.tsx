import type { CampaignProducts as Answer, StaffCampaign } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { FoundInShop, productsOf } from '../rich-text/found-in-shop.tsx';
import { useMay } from '../use-may.ts';
import { readKeys } from '../written/keys-in-order.ts';
import { ProductsInOrder } from '../written/products-in-order.tsx';
import styles from '../written/things-in-order.module.css';
import { isNotTold, priceLines } from './price-words.ts';

interface CampaignProductsProps {
  field: { id: string; label: string; value: string; error?: string | undefined };
  campaign: StaffCampaign;
  onValue: (slugs: readonly string[]) => void;
}

/** The products of a campaign in its order, each with its prices. */
export function CampaignProducts({ field, campaign, onValue }: CampaignProductsProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const { locale } = config;
  const chosen = readKeys(field.value);
  const { facts, isCut } = useFacts(campaign, chosen);
  const reader = { text, locale, money: orderMoney('eur', config) };
  return (
    <ProductsInOrder
      {...{ field, facts, onValue }}
      linesOf={(product) => priceLines(product, reader)}
      above={<Told products={chosen.flatMap((slug) => facts[slug] ?? [])} campaign={campaign} isCut={isCut} />}
      search={(add) => (
        <FoundInShop
          id={field.id}
          error={field.error}
          language={locale}
          label={text('staff_campaigns.find_product')}
          read={productsOf}
          onChoose={add}
        />
      )}
    />
  );
}

interface ToldProps {
  products: readonly Answer['products'][string][];
  campaign: StaffCampaign;
  isCut: boolean;
}

/** How many of the products have a campaign price of which shoppers are told no reduction, and the way to their prices. */
function Told({ products, campaign, isCut }: ToldProps) {
  const text = useText('mf-account');
  const href = useHref();
  const may = useMay();
  const count = products.filter(isNotTold).length;
  return (
    <>
      {count > 0 && (
        <p className={styles.line} data-is="short">
          {text('staff_campaigns.not_told_count', { count })}
        </p>
      )}
      {isCut && <p className={styles.line}>{text('staff_campaigns.prices_once_saved', { count: mostAdded })}</p>}
      {campaign.products.length > 0 && may('products.prices') && (
        <p>
          <a className={styles.link} href={href(`/staff/products/?campaign=${campaign.id}`)}>
            {text('staff_campaigns.change_prices')}
          </a>
        </p>
      )}
    </>
  );
}

/** What is known of the products, with those that were found and are not saved yet. */
function useFacts(
  { product_facts }: StaffCampaign,
  chosen: readonly string[],
): { facts: Answer['products']; isCut: boolean } {
  const added = chosen.filter((slug) => product_facts[slug] === undefined);
  const { data } = useQuery<Answer>(added.length === 0 ? null : '/api/staff/campaigns/products/', {
    query: { slugs: added.slice(0, mostAdded).join(' ') },
    keepsPrevious: true,
  });
  return { facts: { ...data?.products, ...product_facts }, isCut: added.length > mostAdded };
}

/** Prices of more are told once they are saved. */
const mostAdded = 50;
