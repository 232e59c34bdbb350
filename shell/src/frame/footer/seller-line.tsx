import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import styles from 'mf-shared/ui/text/text.module.css';

/** The seller (LAW-1), and the way out of a contract (LAW-2): on every page, the checkout's too. */
export function SellerLine({ className }: { className?: string | undefined }) {
  const text = useText('shell');
  const href = useHref();
  const { name, address, businessId, vatNumber } = usePageConfig().brand.seller;
  return (
    <p className={className}>
      <span>{text('footer.seller', { name, address, business_id: businessId, vat_number: vatNumber })}</span>{' '}
      <a className={styles.link} href={href('/withdraw/')}>
        {text('footer.withdraw')}
      </a>
    </p>
  );
}
