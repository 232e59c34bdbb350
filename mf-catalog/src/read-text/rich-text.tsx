import { SanitisedHtml } from 'mf-shared/router';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { ListCard } from '../product-cards/list-card.ts';
import { cardsAtHand, loadCards } from './load-cards.ts';
import styles from './rich-text.module.css';

/** Where the server's HTML is there before the code. */
const LateCards = lazyPart(loadCards);

export interface RichTextProps {
  /** Sanitised by the service, with places for products. */
  html: string;
  products: readonly ListCard[];
  className: string;
}

/** A text of a page or a post, with its tabs and its products (CONTENT-31, CONTENT-32). */
export function RichText(props: RichTextProps) {
  return props.products.length === 0 ? <Words {...props} /> : <WithCards {...props} />;
}

const Words = ({ html, className }: RichTextProps) => (
  <SanitisedHtml html={html} className={classNames(className, styles.text)} />
);

function WithCards(props: RichTextProps) {
  // The one that the text began with: another one would have it anew.
  const [TextWithProducts] = useState(() => cardsAtHand() ?? LateCards);
  return (
    <Suspense fallback={<Words {...props} />}>
      <TextWithProducts {...props} />
    </Suspense>
  );
}
