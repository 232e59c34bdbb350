import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { downloadIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { removalProblem } from '../delete-account/delete-account-page.tsx';
import { saveAsFile } from './save-as-file.ts';
import styles from './settings.module.css';

/** Everything that is held about the customer, to take along or to have removed. */
export function YourData() {
  const text = useText('mf-account');
  const api = useApi();
  const [removal, askRemoval] = useCall(() => api.post('/api/customer/delete/'));
  const download = () =>
    api
      .get<object>('/api/customer/export/')
      .then((data) => saveAsFile('havu.json', JSON.stringify(data, null, 2)))
      .catch(() => showToast('error', text('form.no_answer')));
  return (
    <div className={styles.data}>
      <p>{text('settings.export_lead')}</p>
      <Button look="line" onClick={download}>
        <Icon shape={downloadIcon} size="small" />
        {text('settings.export')}
      </Button>
      <p>{text('settings.removal_lead')}</p>
      {removal.status === 'failed' && (
        <Notice kind="error" isLive>
          {removalProblem(removal.failure, text)}
        </Notice>
      )}
      {removal.status === 'done' ? (
        <Notice kind="good" isLive>
          {text('settings.removal_sent')}
        </Notice>
      ) : (
        <Button look="line" onClick={askRemoval} isBusy={removal.status === 'loading'}>
          {text('settings.removal')}
        </Button>
      )}
    </div>
  );
}
