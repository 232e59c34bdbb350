import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import styles from './logo.module.css';

const needle =
  'M9.1 27.5V9.6L10 0l.9 9.6v17.9zM8.9 12.4L3.1 5.2l1-.7 5.5 5.6zm2.2 0l5.8-7.2-1-.7-5.5 5.6zM8.9 17.6L1.6 9.6l1-.8 7 6.5zm2.2 0l7.3-8-1-.8-7 6.5zM8.9 22.9L.9 14.4l.9-.8 7.8 7zm2.2 0l8-8.5-.9-.8-7.8 7z';

/** The sprig and the brand's name; leads to the front page. */
export function Logo() {
  const text = useText('shell');
  const href = useHref();
  const { brand } = usePageConfig();
  return (
    <a className={styles.logo} href={href('/')} aria-label={text('frame.logo', { brand: brand.name })}>
      <svg viewBox="0 0 20 28" aria-hidden="true">
        <path d={needle} />
      </svg>
      {brand.name}
    </a>
  );
}
