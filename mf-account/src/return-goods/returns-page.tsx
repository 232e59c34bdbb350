import { useText } from 'mf-shared/i18n';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import pages from '../cases/case-page.module.css';
import { useCasePart } from '../cases/use-case-part.ts';
import { NoAnswer } from '../forms/no-answer.tsx';
import { useLinkToken } from '../forms/use-link-token.ts';
import styles from './return-frame.module.css';

const loadForm = () => import('./return-form.tsx').then((part) => part.ReturnForm);
const loadStoreForm = () => import('../return-to-store/store-return-form.tsx').then((part) => part.StoreReturnForm);

/**
 * Sending back what was bought: which products and why, how they come, and what is given back (AFTER-34 to AFTER-47);
 * behind `#store`, what was bought in a store (AFTER-82).
 */
export function ReturnsPage() {
  const { token } = useLinkToken();
  const isFromStore = token === 'store';
  return <ReturnsFrame key={String(isFromStore)} load={isFromStore ? loadStoreForm : loadForm} />;
}

function ReturnsFrame({ load }: { load: typeof loadForm }) {
  const text = useText('mf-account');
  const { Part, hasFailed, retry } = useCasePart(load);
  return (
    <div className={classNames(layout.page, pages.page, styles.page)}>
      {Part && <Part />}
      {!Part && (
        <>
          <h1>{text('returns_page.title')}</h1>
          <p className={pages.lead}>{text('returns_page.lead')}</p>
          {hasFailed ? <NoAnswer onRetry={retry} /> : <Bone kind="line" width="most" />}
        </>
      )}
      <noscript>{text('form.no_script')}</noscript>
    </div>
  );
}
