import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { setEnterpriseOrder } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import styles from './buy-for-others.module.css';

/** That an enterprise order is in progress, the way to it, and out of it. */
export function EnterpriseNote({ id }: { id: number }) {
  const text = useText('mf-product');
  const href = useHref();
  return (
    <section className={styles.panel} aria-label={text('enterprise.title')}>
      <p>{text('enterprise.under_way', { id: String(id) })}</p>
      <div className={styles.actions}>
        <ButtonLink look="line" size="small" href={href('/enterprise/')}>
          {text('enterprise.open')}
        </ButtonLink>
        <Button look="line" size="small" onClick={() => setEnterpriseOrder(null)}>
          {text('enterprise.stop')}
        </Button>
      </div>
    </section>
  );
}
