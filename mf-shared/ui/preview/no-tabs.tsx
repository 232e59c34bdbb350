import { useText } from 'mf-shared/i18n';
import layout from '../layout/layout.module.css';
import styles from './preview.module.css';

/** A page with tabs that no language has whole yet. */
export function NoTabs({ title }: { title: string }) {
  const text = useText('preview');
  return (
    <div className={`${layout.page} ${styles.frame}`}>
      <h1>{title}</h1>
      <p>{text('no_tabs')}</p>
    </div>
  );
}
