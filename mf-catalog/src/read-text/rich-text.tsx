import { SanitisedHtml } from 'mf-shared/router';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense } from 'react';
import type { ListCard } from '../product-cards/list-card.ts';
import styles from './rich-text.module.css';

/** Most texts have no products; their cards are loaded for those that do. */
const TextWithProducts = lazyPart(() => import('./text-with-products.tsx').then((part) => part.TextWithProducts));

export interface RichTextProps {
  /** Sanitised by the service, with places for products. */
  html: string;
  products: readonly ListCard[];
  className: string;
}

/** A text of a page or a post, with its tabs and its products (CONTENT-31, CONTENT-32). */
export function RichText({ html, products, className }: RichTextProps) {
  const words = <SanitisedHtml html={html} className={classNames(className, styles.text)} />;
  if (products.length === 0) return words;
  return (
    <Suspense fallback={words}>
      <TextWithProducts {...{ html, products, className }} />
    </Suspense>
  );
}
