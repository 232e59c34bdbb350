import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SanitisedHtml, useHref } from 'mf-shared/router';
import { BrandLogo } from 'mf-shared/ui/brand-logo/brand-logo.tsx';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import styles from 'mf-shared/ui/text/text.module.css';

/** Who made it, and the way to all that they make. */
export function BrandStory({ brand: { slug, name, image, description } }: { brand: ProductModel['manufacturer'] }) {
  const text = useText('mf-product');
  const href = useHref();
  return (
    <div className={styles.prose}>
      {image && <BrandLogo path={image} name={name} size="tab" />}
      <SanitisedHtml className={styles.prose ?? ''} html={description} />
      <TextArrow href={href(`/${slug}/`)}>{text('tabs.all_of_brand', { name })}</TextArrow>
    </div>
  );
}
