import styles from './status-mark.module.css';

/** A shape for each status, so that nobody has to tell colours apart. */
const shapes: Readonly<Record<string, string>> = {
  'new-return': 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  'processing-return': 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM8 4v8a4 4 0 0 0 0-8Z',
  'more_info-return': 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM6.5 6v4M9.5 6v4',
  'fixing-return': 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM8 5v3l2.2 1.4',
  to_pay: 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM8 11V5M5.8 7.2 8 5l2.2 2.2',
  'processed-return': 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM5.5 8.2l1.8 1.7 3.2-3.7',
  'rejected-return': 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM6 6l4 4M10 6l-4 4',
  cancelled: 'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM5.5 8h5',
};

export function StatusMark({ status, children }: { status: string; children: string }) {
  return (
    <span className={styles.mark} data-status={status}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[status] ?? shapes['new-return']} />
      </svg>
      {children}
    </span>
  );
}
