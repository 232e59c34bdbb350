import { useText } from 'mf-shared/i18n';
import { useSignedInTexts } from '../lib/use-signed-in-texts.ts';
import styles from './buy-for-others.module.css';

/** To the staff, the only ones who see a product that is not public: that it is not (PRODUCT-9, STAFF-9). */
export function HiddenNote() {
  useSignedInTexts();
  const text = useText('mf-product');
  return <p className={styles.hiddenNote}>{text('hidden.note')}</p>;
}
