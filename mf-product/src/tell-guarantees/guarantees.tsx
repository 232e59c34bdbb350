import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { durabilityProperty, durabilityYears } from 'mf-shared/rules/durability-guarantee';
import { GuaranteeRights } from 'mf-shared/ui/guarantee/guarantee-rights.tsx';
import styles from './guarantees.module.css';

/**
 * The way to the notice of the legal guarantee, and the small label of a producer’s own (LAW-11, LAW-12). For second-hand
 * goods the notice itself allows a shorter time than two years.
 */
export function Guarantees({ model }: { model: ProductModel }) {
  const text = useText('mf-product');
  const durability = model.model_properties.find(({ slug }) => slug === durabilityProperty);
  const years = durabilityYears(durability?.value);
  return (
    <div className={styles.guarantees}>
      {years !== null && <ProducersGuarantee slug={model.slug} years={years} />}
      <GuaranteeRights>{model.second_hand_parent ? undefined : text('guarantee.rights')}</GuaranteeRights>
    </div>
  );
}

function ProducersGuarantee({ slug, years: count }: { slug: string; years: number }) {
  const text = useText('mf-product');
  const { locale } = usePageConfig();
  const years = new Intl.NumberFormat(locale).format(count);
  return (
    <GuaranteeRights
      title={text('guarantee.producer')}
      slug={slug}
      sign={<SmallLabel years={String(count).replace('.', ',')} />}
    >
      {text('guarantee.producer_years', { count, years })}
    </GuaranteeRights>
  );
}

/** The words beside it say the same. */
const SmallLabel = ({ years }: { years: string }) => (
  <span className={styles.label} aria-hidden="true">
    <span className={styles.years}>
      <b>{years}</b>
      <i>365</i>
    </span>
    <b>GARAN</b>
    <Tick />
  </span>
);

/** The tick and the shield of the label. */
const Tick = () => (
  <svg viewBox="0 0 58 28" aria-hidden="true">
    <rect x="1" y="3" width="22" height="22" rx="4" />
    <path d="m6 14 4.5 5L18 9" fill="none" stroke="#fff" strokeWidth="3" />
    <path d="M44 1c-4 2.5-8 3-12 3v11c0 6 5 10 12 12 7-2 12-6 12-12V4c-4 0-8-.5-12-3z" fill="#039" />
    <circle cx="44" cy="13" r="8" fill="none" stroke="#ffed00" strokeWidth="2" strokeDasharray="1.8 2.389" />
    <path d="M47 11a4 4 0 1 0 .5 3.5H44.5" fill="none" stroke="#fff" strokeWidth="1.8" />
  </svg>
);
