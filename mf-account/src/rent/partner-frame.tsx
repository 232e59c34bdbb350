import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './rental.module.css';

/**
 * The partner's own page, where a partner takes the reservations. A page is not told that a frame of another origin stayed
 * empty, so what to do then is always said (RENTAL-3).
 */
export function PartnerFrame({ url }: { url: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const { brand } = usePageConfig();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{text('rental.book_title')}</h1>
      <iframe className={styles.partner} src={url} title={text('rental.book_title')} />
      <div className={styles.partnerHelp}>
        <p>{text('rental.partner_away')}</p>
        <p className={styles.partnerWays}>
          <a href={url} rel="noopener noreferrer" target="_blank">
            {text('rental.partner_own_page')}
          </a>
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          <a href={href('/rental/')}>{text('rental.front_title')}</a>
        </p>
      </div>
    </div>
  );
}
