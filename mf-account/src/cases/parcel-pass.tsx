import type { ReactNode } from 'react';
import { QrCode } from '../lib/qr-code.tsx';
import pages from './case-page.module.css';
import styles from './parcel-pass.module.css';

interface PassProps {
  /** The service's drawing: a text of 0 and 1 for each row. */
  qr: readonly string[];
  qrLabel: string;
  /** What the drawing says, in letters. */
  code: string;
  /** The line below the code that tells whose parcel it is. */
  under?: string | undefined;
  /** Where to, until when: parts of a `dl`. */
  children: ReactNode;
}

/** What is shown where a parcel is handed in: the code, where to, until when. */
export function ParcelPass({ qr, qrLabel, code, under, children }: PassProps) {
  return (
    <div className={styles.pass}>
      <div className={styles.halves}>
        <div className={styles.code}>
          <QrCode rows={qr} label={qrLabel} />
          <b className={styles.reference}>{code}</b>
          {under && <span className={pages.soft}>{under}</span>}
        </div>
        <dl className={styles.where}>{children}</dl>
      </div>
    </div>
  );
}

/** One part of it. */
export function PassFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
