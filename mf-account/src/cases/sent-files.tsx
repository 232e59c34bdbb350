import type { Attachment } from 'mf-shared/contract';
import styles from './sent-files.module.css';

interface SentFilesProps {
  files: readonly Attachment[];
  /** Where nothing around it says what the list is. */
  label?: string;
}

/** What was sent with a case: pictures as pictures, other files by name; nothing where nothing was. */
export function SentFiles({ files, label }: SentFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map(({ id, name, url, media_type }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            {media_type === 'image/jpeg' ? <img src={url} alt={name} width="72" height="72" /> : name}
          </a>
        </li>
      ))}
    </ul>
  );
}
