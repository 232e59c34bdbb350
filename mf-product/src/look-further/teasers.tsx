import type { ProductExtra } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { TeaserRow } from './teaser-row.tsx';

/** What others bought with it and what goes well with it. */
export function Teasers({ extra }: { extra: ProductExtra }) {
  const text = useText('mf-product');
  return (
    <>
      <TeaserRow title={text('more.also_bought')} products={extra.also_bought} />
      <TeaserRow title={text('more.recommended')} products={extra.recommendations} />
    </>
  );
}
