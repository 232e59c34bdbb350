import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { labelled } from '../forms/labelled.ts';
import { useCopy } from '../lib/use-copy.ts';
import styles from './follow-complaint.module.css';

/** The code and the link that open the case again. Where a browser copies nothing, the link stands there to be marked. */
export function KeepCode({ code, link }: { code: string; link: string }) {
  const text = useText('mf-account');
  const [state, copy] = useCopy(link);
  return (
    <section className={styles.keep}>
      <h2>{text('complaint.keep')}</h2>
      <p>{text('complaint.keep_hint')}</p>
      <p>
        {labelled(text, text('complaint.code'), '')}
        <b>{code}</b>
      </p>
      <Button look="line" onClick={copy}>
        {text('complaint.copy_link')}
      </Button>
      <p role="status">
        {state === 'copied' && text('complaint.copied')}
        {state === 'refused' && link}
      </p>
    </section>
  );
}
