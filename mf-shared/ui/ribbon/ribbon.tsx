import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

export interface RibbonProps {
  kind?: 'plain' | 'sale' | 'club' | 'outdoor' | 'outlet' | 'fresh' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Ribbon({ kind = 'plain', children, className }: RibbonProps) {
  return <span className={classNames(styles.ribbon, styles[kind], className)}>{children}</span>;
}

/** A product's tags with the catalogue's own words: "PFAS-free · Recycled". */
export function Tags({ tags }: { tags: readonly { slug: string; name: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <p className={styles.tags}>
      {tags.map(({ slug, name }) => (
        <span key={slug}>{name}</span>
      ))}
    </p>
  );
}
