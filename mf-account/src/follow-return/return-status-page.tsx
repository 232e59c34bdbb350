import { useText } from 'mf-shared/i18n';
import { classNames } from 'mf-shared/ui/class-names.ts';
import pages from '../cases/case-page.module.css';
import { CaseStatusPage } from '../cases/case-status-page.tsx';
import styles from './follow-return.module.css';

const loadCase = () => import('./return-case.tsx').then((part) => part.ReturnByCode);

/** A return by the code that was mailed (AFTER-41). */
export function ReturnStatusPage() {
  const text = useText('mf-account');
  return (
    <CaseStatusPage
      load={loadCase}
      title={text('returns_page.follow')}
      className={classNames(pages.page, styles.page)}
    />
  );
}
