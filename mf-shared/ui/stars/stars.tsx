import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import styles from './stars.module.css';

const star = 'M8 1.3l2 4.3 4.7.6-3.5 3.2.9 4.7L8 11.8l-4.1 2.3.9-4.7L1.3 6.2 6 5.6z';
const step = 17;
const places = [0, 1, 2, 3, 4];

export interface StarsProps {
  /** 0–10, as the service tells it. */
  rating: number;
  /** Reviews behind it, written after the stars. */
  count?: number | undefined;
}

/** Half as many stars as the rating, in half steps (CARD-4). */
export function Stars({ rating, count }: StarsProps) {
  const text = useText('ui');
  const { locale } = usePageConfig();
  const stars = starsOf(rating);
  const filledWidth = Math.floor(stars) * step + (stars % 1) * 16;
  return (
    <span className={styles.stars}>
      <svg viewBox="0 0 84 16" role="img" aria-label={text('stars.of_five', { stars: stars.toLocaleString(locale) })}>
        {places.map((place) => (
          <path key={place} className={styles.off} transform={`translate(${place * step})`} d={star} />
        ))}
        <svg width={filledWidth} height="16" viewBox={`0 0 ${filledWidth} 16`} aria-hidden="true">
          {places.slice(0, Math.ceil(stars)).map((place) => (
            <path key={place} className={styles.on} transform={`translate(${place * step})`} d={star} />
          ))}
        </svg>
      </svg>
      {count !== undefined && <span>{count}</span>}
    </span>
  );
}

/** Stars of a rating 0–10: half of it, rounded to halves (REVIEW-2). */
export const starsOf = (rating: number): number => Math.min(5, Math.max(0, Math.round(rating) / 2));
