import { useText } from 'mf-shared/i18n';
import { fitSteps, nearestFit } from './nearest-fit.ts';
import styles from './reviews.module.css';

/** Where the average of the reviewers' sizes lies between Small and Large. */
export function FitScale({ average }: { average: number | null }) {
  const text = useText('mf-product');
  const nearest = nearestFit(average);
  if (nearest === null || average === null) return null;
  const place = ((average - fitSteps[0]) / 8) * 100;
  return (
    <figure className={styles.fit}>
      <figcaption>
        {text('reviews.fit_title')}: {text(`reviews.fit_${nearest}`)}
      </figcaption>
      <svg viewBox="0 0 104 8" aria-hidden="true" preserveAspectRatio="none">
        <line x1="2" x2="102" y1="4" y2="4" />
        {/* A point: its round end keeps its shape however wide the scale is drawn. */}
        <line className={styles.fitPoint} x1={2 + place} x2={2 + place} y1="4" y2="4" />
      </svg>
      <div className={styles.fitEnds} aria-hidden="true">
        <span>{text('reviews.fit_2')}</span>
        <span>{text('reviews.fit_6')}</span>
        <span>{text('reviews.fit_10')}</span>
      </div>
    </figure>
  );
}
