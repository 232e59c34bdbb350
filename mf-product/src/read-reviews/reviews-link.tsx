import { useText } from 'mf-shared/i18n';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import styles from './reviews-link.module.css';

/** A product's stars, with the way to its reviews: their tab is pressed, as the shopper would. */
export function ReviewsLink({ rating, count }: { rating: number; count: number }) {
  const text = useText('mf-product');
  const openTab = () => document.querySelector<HTMLElement>('[role="tab"][aria-controls="reviews"]')?.click();
  return (
    // biome-ignore lint/a11y/useValidAnchor: leads to the reviews without scripts too; a click also opens their tab
    <a className={styles.reviews} href="#reviews" onClick={openTab}>
      <Stars rating={rating} />
      {text('reviews_count', { count })}
    </a>
  );
}
