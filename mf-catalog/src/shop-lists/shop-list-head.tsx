import { classNames } from 'mf-shared/ui/class-names.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { ReactNode } from 'react';
import type { ShopListData } from './shop-list-data.ts';
import styles from './shop-list-page.module.css';

type ShopListHeadProps = Pick<ShopListData, 'title' | 'description' | 'image'> & {
  /** Below the words. */
  children?: ReactNode;
};

/** What stands above a list of the shop: its words, and its picture where it has one. */
export function ShopListHead({ title, description, image, children }: ShopListHeadProps) {
  return (
    <div className={classNames(styles.head, image && styles.pictured)}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {description && <p>{description}</p>}
        {children}
      </div>
      {image && (
        <Picture
          path={image}
          alt=""
          ratio="2/1"
          isScene
          isPriority
          widths={[480, 640, 960, 1280]}
          sizes="(width >= 56.25rem) 50vw, 100vw"
          className={styles.picture}
        />
      )}
    </div>
  );
}
