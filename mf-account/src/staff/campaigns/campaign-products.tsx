import type { CampaignProducts as Answer, SearchResponse, StaffCampaign } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FoundInShop, type FoundThing } from '../rich-text/found-in-shop.tsx';
import { useMay } from '../use-may.ts';
import { CampaignProductRow } from './campaign-product-row.tsx';
import styles from './campaigns.module.css';
import { isNotTold } from './price-words.ts';
import { readProducts, withMoved } from './typed-campaign.ts';

interface CampaignProductsProps {
  field: { id: string; label: string; value: string; error?: string | undefined };
  campaign: StaffCampaign;
  onValue: (slugs: readonly string[]) => void;
}

/** The products of a campaign in its order: found by name, moved and taken away by a press, each with its prices. */
export function CampaignProducts({ field, campaign, onValue }: CampaignProductsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, label, error } = field;
  const chosen = readProducts(field.value);
  const facts = useFacts(campaign, chosen);
  const { told, nameOf, add, move, remove } = useChanges(id, { chosen, facts, onValue });
  return (
    <fieldset className={styles.products}>
      <legend>{label}</legend>
      <Told products={chosen.flatMap((slug) => facts[slug] ?? [])} campaign={campaign} />
      {chosen.length > 0 && (
        <ol className={styles.list}>
          {chosen.map((slug, place) => (
            <CampaignProductRow
              key={slug}
              {...{ place, slug }}
              name={nameOf(slug)}
              facts={facts[slug]}
              isLast={place === chosen.length - 1}
              onMove={(by) => move(slug, by)}
              onRemove={() => remove(slug)}
            />
          ))}
        </ol>
      )}
      <p role="status" className={styles.status}>
        {told}
      </p>
      <FoundInShop
        {...{ id, error }}
        language={locale}
        label={text('staff_campaigns.find_product')}
        read={productsOf}
        onChoose={add}
      />
    </fieldset>
  );
}

interface Chosen extends Pick<CampaignProductsProps, 'onValue'> {
  chosen: readonly string[];
  facts: Answer['products'];
}

/** Adds, moves and takes away, says what was done, and keeps the focus where the next press is. */
function useChanges(id: string, { chosen, facts, onValue }: Chosen) {
  const text = useText('mf-account');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [told, setTold] = useState('');
  const focusAfter = useFocusAfter();
  const nameOf = (slug: string) => facts[slug]?.name ?? names[slug] ?? slug;
  const add = ({ name, address }: FoundThing) => {
    setNames({ ...names, [address]: name });
    if (chosen.includes(address)) return;
    onValue([...chosen, address]);
    setTold(text('staff_campaigns.added', { name }));
  };
  const move = (slug: string, by: -1 | 1) => {
    focusAfter(`campaign-product-${slug}-${by < 0 ? 'up' : 'down'}`);
    const next = withMoved(chosen, slug, by);
    onValue(next);
    const place = { place: next.indexOf(slug) + 1, count: next.length };
    setTold(text('staff_campaigns.moved', { name: nameOf(slug), ...place }));
  };
  const remove = (slug: string) => {
    const at = chosen.indexOf(slug);
    const beside = chosen[at + 1] ?? chosen[at - 1];
    focusAfter(beside === undefined ? id : `campaign-product-${beside}-away`);
    onValue(chosen.filter((each) => each !== slug));
    setTold(text('staff_campaigns.taken_away', { name: nameOf(slug) }));
  };
  return { told, nameOf, add, move, remove };
}

/** How many of the products have a campaign price of which shoppers are told no reduction, and the way to their prices. */
function Told({ products, campaign }: { products: readonly Answer['products'][string][]; campaign: StaffCampaign }) {
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
function useFacts({ product_facts }: StaffCampaign, chosen: readonly string[]): Answer['products'] {
  const added = chosen.filter((slug) => product_facts[slug] === undefined).slice(0, mostAdded);
  const { data } = useQuery<Answer>(added.length === 0 ? null : '/api/staff/campaigns/products/', {
    query: { slugs: added.join(' ') },
    keepsPrevious: true,
  });
  return { ...data?.products, ...product_facts };
}

/** Prices of more are told once they are saved. */
const mostAdded = 50;

/** Rows that were put elsewhere or are gone lose the focus. @returns what is told the id of what has it after the next drawing */
function useFocusAfter(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current && document.activeElement === document.body) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}

const productsOf = ({ products }: SearchResponse): FoundThing[] =>
  products.map(({ name, path }) => ({ name, address: path.split('/').filter(Boolean).at(-1) ?? '' }));
