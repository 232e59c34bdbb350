import type { ProductModel } from 'mf-shared/contract';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { ReactNode } from 'react';
import { picturesOf } from '../show-pictures/pictures-of.ts';
import styles from './videos.module.css';

/**
 * Where a video stands or will stand, always of one size; behind it the product's own picture, so that nothing is asked
 * of the provider.
 */
export function VideoPlace({ model, children }: { model: ProductModel; children: ReactNode }) {
  const [picture] = picturesOf(model, model.promoted_colour ?? model.products[0]?.color_slug ?? null);
  return (
    <div className={styles.place} data-video-place>
      {picture && <Picture path={picture.full_url} alt="" ratio="16/9" fit="contain" className={styles.behind} />}
      <div className={styles.front}>{children}</div>
    </div>
  );
}
