import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './error-screen.module.css';

export interface ErrorScreenProps {
  statusCode: number;
  title: string;
  message?: ReactNode | undefined;
  /** Buttons. */
  actions: ReactNode;
  /** Scene under /media/. */
  image?: string | undefined;
  children?: ReactNode | undefined;
}

/** What happened, and what to do next; beside it a quiet scene. */
export function ErrorScreen({ statusCode, title, message, actions, image, children }: ErrorScreenProps) {
  return (
    <section className={styles.screen}>
      <div className={styles.words}>
        <p className={styles.code}>{statusCode}</p>
        <h1 tabIndex={-1}>{title}</h1>
        {message && <p className={styles.message}>{message}</p>}
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
      {image && (
        <Picture
          path={image}
          alt=""
          ratio="5/4"
          widths={[480, 640, 960, 1280]}
          sizes="(width >= 56.25rem) 50vw, 100vw"
          isPriority
          isScene
          className={styles.picture}
        />
      )}
    </section>
  );
}
