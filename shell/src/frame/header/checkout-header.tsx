import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { lockIcon, phoneIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Logo } from '../logo.tsx';
import styles from './header.module.css';

/** The slim header of the checkout and of rental: nothing leads away but the logo and the telephone. */
export function CheckoutHeader({ isCheckout }: { isCheckout: boolean }) {
  const text = useText('shell');
  const { brand } = usePageConfig();
  return (
    <header className={styles.header} data-boundary="shell">
      <div className={styles.main}>
        <div className={`${styles.row} ${styles.slim}`}>
          <Logo />
          {isCheckout && (
            <span className={styles.secure}>
              <Icon shape={lockIcon} size="small" />
              {text('frame.secure_checkout')}
            </span>
          )}
          <a className={styles.phone} href={`tel:${brand.phone.replaceAll(' ', '')}`}>
            <Icon shape={phoneIcon} size="small" />
            {text('frame.phone_hours', { phone: brand.phone })}
          </a>
        </div>
      </div>
    </header>
  );
}
