import { useText } from 'mf-shared/i18n';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCasePart } from '../cases/use-case-part.ts';
import { NoAnswer } from '../forms/no-answer.tsx';
import styles from './return-goods.module.css';

const loadForm = () => import('./return-form.tsx').then((part) => part.ReturnForm);

/** Sending back what was bought: which products and why, how they come, and what is given back (AFTER-34 to AFTER-47). */
export function ReturnsPage() {
  const text = useText('mf-account');
  const { Part, hasFailed, retry } = useCasePart(loadForm);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      {Part && <Part />}
      {!Part && (
        <>
          <h1>{text('returns_page.title')}</h1>
          <p className={styles.lead}>{text('returns_page.lead')}</p>
          {hasFailed ? <NoAnswer onRetry={retry} /> : <Bone kind="line" width="most" />}
        </>
      )}
      <noscript>{text('form.no_script')}</noscript>
    </div>
  );
}
