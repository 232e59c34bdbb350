import { useText } from 'mf-shared/i18n';
import { useSignedInTexts } from '../lib/use-signed-in-texts.ts';
import styles from './buy-for-others.module.css';

export interface HiddenNoteProps {
  isPublic: boolean;
  isPreview: boolean;
}

/** To the staff: that they alone see the product, or this version of it (PRODUCT-7, PRODUCT-9, STAFF-9). */
export function HiddenNote({ isPublic, isPreview }: HiddenNoteProps) {
  useSignedInTexts();
  const text = useText('mf-product');
  return (
    <div className={styles.hiddenNote} role="note">
      {!isPublic && <p>{text('hidden.note')}</p>}
      {isPreview && <p>{text('hidden.preview')}</p>}
    </div>
  );
}
