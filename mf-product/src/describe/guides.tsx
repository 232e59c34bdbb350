import type { ProductModel } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import styles from 'mf-shared/ui/text/text.module.css';

/** Articles that tell more of the product. */
export function Guides({ guides }: { guides: ProductModel['blogs'] }) {
  const href = useHref();
  return (
    <div className={styles.prose}>
      <ul>
        {guides.map(({ url, title }) => (
          <li key={url}>
            <a href={href(url)}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
