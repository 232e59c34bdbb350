import { useText } from 'mf-shared/i18n';
import { CaseStatusPage } from '../cases/case-status-page.tsx';
import styles from './follow-complaint.module.css';

const loadCase = () => import('./complaint-case.tsx').then((part) => part.ComplaintCase);

/** A complaint by the code that was mailed (AFTER-70). */
export function ComplaintStatusPage() {
  const text = useText('mf-account');
  return <CaseStatusPage load={loadCase} title={text('complaint_page.follow')} className={styles.page} />;
}
