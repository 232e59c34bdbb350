import { useText } from 'mf-shared/i18n';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useComplaintPart } from '../complain/use-complaint-part.ts';
import { NoAnswer } from '../forms/no-answer.tsx';
import { useLinkToken } from '../forms/use-link-token.ts';
import styles from './follow-complaint.module.css';

const loadCase = () => import('./complaint-case.tsx').then((part) => part.ComplaintCase);

/** A complaint by the code that was mailed; it stands behind the number sign (AFTER-70). */
export function ComplaintStatusPage() {
  const text = useText('mf-account');
  const { token, visit } = useLinkToken();
  const { Part, hasFailed, retry } = useComplaintPart(loadCase);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{text('complaint_page.follow')}</h1>
      {Part && token !== null && <Part key={visit} code={token} />}
      {hasFailed && <NoAnswer onRetry={retry} />}
      {!Part && !hasFailed && <Bone kind="line" width="most" />}
    </div>
  );
}
