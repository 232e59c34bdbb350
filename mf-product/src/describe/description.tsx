import type { ProductModel } from 'mf-shared/contract';
import { SanitisedHtml, useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import text from 'mf-shared/ui/text/text.module.css';
import styles from './description.module.css';
import { TranslationNote } from './translation-note.tsx';

/** The tagline, the long text, the sustainable-choice label, and what somebody said of it (PRODUCT-22, PRODUCT-104). */
export function Description({ model }: { model: ProductModel }) {
  const { tagline, long_description_html, sustainable_label: label, quote } = model;
  const href = useHref();
  return (
    <div className={styles.description}>
      {tagline && <p className={text.lead}>{tagline}</p>}
      <SanitisedHtml className={text.prose ?? ''} html={long_description_html} />
      <TranslationNote model={model} />
      {label && (
        <TextArrow className={styles.label} href={href('/responsibility/')}>
          {label}
        </TextArrow>
      )}
      {quote?.text && (
        <figure className={styles.quote}>
          {quote.image && (
            <Picture path={quote.image} alt="" ratio="1/1" widths={[80, 160, 240]} sizes="5rem" isScene />
          )}
          <div>
            <blockquote>{quote.text}</blockquote>
            {quote.name && <figcaption>{quote.name}</figcaption>}
          </div>
        </figure>
      )}
    </div>
  );
}
