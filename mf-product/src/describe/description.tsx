import type { ProductModel } from 'mf-shared/contract';
import { SanitisedHtml } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import text from 'mf-shared/ui/text/text.module.css';
import styles from './description.module.css';

/** The tagline, the long text, and what somebody said of it (PRODUCT-104). */
export function Description({
  model: { tagline, long_description_html, quote },
}: {
  model: Pick<ProductModel, 'tagline' | 'long_description_html' | 'quote'>;
}) {
  return (
    <div className={styles.description}>
      {tagline && <p className={text.lead}>{tagline}</p>}
      <SanitisedHtml className={text.prose ?? ''} html={long_description_html} />
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
