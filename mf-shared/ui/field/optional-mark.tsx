import { useText } from 'mf-shared/i18n';
import styles from './field.module.css';

export function OptionalMark() {
  const text = useText('ui');
  return <span className={styles.optional}> {text('field.optional')}</span>;
}
