import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { brandSign } from 'mf-shared/rules/brand-sign';
import styles from './logo.module.css';

/** The sprig and the brand's name; leads to the front page. */
export function Logo() {
  const text = useText('shell');
  const href = useHref();
  const { brand } = usePageConfig();
  return (
    <a className={styles.logo} href={href('/')} aria-label={text('frame.logo', { brand: brand.name })}>
      <svg viewBox={`0 0 ${brandSign.width} ${brandSign.height}`} aria-hidden="true">
        <path d={brandSign.path} />
      </svg>
      {brand.name}
    </a>
  );
}
