import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SanitisedHtml, useHref } from 'mf-shared/router';
import { BrandLogo } from 'mf-shared/ui/brand-logo/brand-logo.tsx';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import styles from 'mf-shared/ui/text/text.module.css';

type Maker = ProductModel['manufacturer'];

/** The brand, the contact for questions of safety (LAW-8), and the way to all of its products. */
export function BrandStory({ brand: { slug, name, image, description, producer } }: { brand: Maker }) {
  const text = useText('mf-product');
  const href = useHref();
  return (
    <div className={styles.prose}>
      {image && <BrandLogo path={image} name={name} size="tab" />}
      <SanitisedHtml className={styles.prose ?? ''} html={description} />
      {producer && <SafetyContact label={text('tabs.producer')} contact={producer} />}
      {producer?.responsible && <SafetyContact label={text('tabs.responsible')} contact={producer.responsible} />}
      <TextArrow href={href(`/${slug}/`)}>{text('tabs.all_of_brand', { name })}</TextArrow>
    </div>
  );
}

function SafetyContact({
  label,
  contact,
}: {
  label: string;
  contact: { name: string; address: string; email: string };
}) {
  const { name, address, email } = contact;
  return (
    <p>
      <strong>{label}</strong>
      <br />
      {name}, {address}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
