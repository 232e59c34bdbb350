import type { ProductModel } from 'mf-shared/contract';
import { SanitisedHtml, useHref } from 'mf-shared/router';
import { compositionFacts, warningFact } from 'mf-shared/rules/open-facts';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import text from 'mf-shared/ui/text/text.module.css';
import { Fragment } from 'react';
import styles from './description.module.css';
import { TranslationNote } from './translation-note.tsx';

/** The tagline, dangers (LAW-19), what a textile is made of (LAW-14), the long text, the sustainable-choice label, and what somebody said of it (PRODUCT-22, PRODUCT-104). */
export function Description({ model }: { model: ProductModel }) {
  const { tagline, long_description_html, sustainable_label: label, quote } = model;
  const href = useHref();
  return (
    <div className={styles.description}>
      {tagline && <p className={text.lead}>{tagline}</p>}
      <OpenFacts begin={warningFact} facts={model.model_properties} />
      <OpenFacts begin={compositionFacts} facts={model.model_properties} />
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

/** Dangers and what a textile is made of must be seen before it is bought (LAW-14, LAW-19): here nothing hides them. */
function OpenFacts({ begin, facts }: { begin: string; facts: ProductModel['model_properties'] }) {
  const told = facts.filter(({ slug }) => slug.startsWith(begin));
  if (told.length === 0) return null;
  return (
    <p className={text.note}>
      {told.map(({ slug, name, value }, place) => (
        <Fragment key={slug}>
          {place > 0 && ' · '}
          <b>{name}</b> {value}
        </Fragment>
      ))}
    </p>
  );
}
