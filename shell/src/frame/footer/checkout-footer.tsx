import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import styles from './footer.module.css';
import { SellerLine } from './seller-line.tsx';

export function CheckoutFooter() {
  const text = useText('shell');
  const { brand } = usePageConfig();
  return (
    <footer className={styles.slim} data-boundary="shell">
      <p>
        {brand.name} · <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a> ·{' '}
        {text('frame.phone_hours', { phone: brand.phone })}
      </p>
      <SellerLine />
    </footer>
  );
}
