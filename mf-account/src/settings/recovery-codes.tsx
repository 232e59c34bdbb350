import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { downloadIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { saveAsFile } from './save-as-file.ts';
import settings from './settings.module.css';
import styles from './two-step.module.css';

/** Shown once: for who has lost the app. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText('mf-account');
  return (
    <div className={settings.data}>
      <Notice kind="good" isLive>
        {text('two_step.on')}
      </Notice>
      <p>{text('two_step.codes_lead')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="line" onClick={() => saveAsFile('havu-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
        <Icon shape={downloadIcon} size="small" />
        {text('two_step.save_codes')}
      </Button>
      <Button look="line" onClick={onKept}>
        {text('two_step.kept')}
      </Button>
    </div>
  );
}
