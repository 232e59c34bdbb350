import type { CustomerSession } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { Button } from 'mf-shared/ui/button/button.tsx';
import styles from './settings.module.css';

export function SessionRow({ session, onEnd }: { session: CustomerSession; onEnd: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { browser, system } = session;
  const name =
    browser && system
      ? text('settings.session_device', { browser, system })
      : browser || system || text('settings.session_unknown');
  const day = (iso: string) => new Date(iso).toLocaleDateString(europeanLocale(locale), { dateStyle: 'medium' });
  const lastUse = new Date(session.last_used_at).toLocaleString(europeanLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className={styles.session}>
      <div>
        <strong>{name}</strong>
        <p>{text('settings.session_started', { day: day(session.started_at) })}</p>
        <p>
          {session.is_current ? text('settings.session_current') : text('settings.session_used', { time: lastUse })}
        </p>
      </div>
      <Button look="line" onClick={onEnd} aria-label={text('settings.session_end_on', { name })}>
        {text('account.sign_out')}
      </Button>
    </li>
  );
}
