import { freshTag } from 'mf-shared/rules/ribbon';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

export interface ModelRibbonsProps {
  /** `value`: 'background;text', two colours (PRODUCT-21). */
  ribbons: readonly { name: string; slug: string; value: string }[];
}

/** The ribbons that the catalogue gives a product: "new" as on its card, any other in the catalogue's own colours. */
export function ModelRibbons({ ribbons }: ModelRibbonsProps) {
  return ribbons.map(({ name, slug, value }) => {
    const [fill, ink] = value.split(';');
    return (
      <span
        key={slug}
        className={classNames(styles.ribbon, slug === freshTag ? styles.fresh : styles.own)}
        data-fill={fill}
        data-ink={ink}
      >
        {name}
      </span>
    );
  });
}
