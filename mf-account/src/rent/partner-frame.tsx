import { useText } from 'mf-shared/i18n';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './rental.module.css';

/** The partner's own page, where a partner takes the reservations (RENTAL-3). */
export function PartnerFrame({ url }: { url: string }) {
  const text = useText('mf-account');
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{text('rental.book_title')}</h1>
      <iframe className={styles.partner} src={url} title={text('rental.book_title')} />
      <p className={styles.note}>
        <a href={url} rel="noopener noreferrer" target="_blank">
          {text('rental.partner_own_page')}
        </a>
      </p>
    </div>
  );
}
