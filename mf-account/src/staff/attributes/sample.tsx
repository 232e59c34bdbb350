import styles from './attributes.module.css';

interface SampleProps {
  ground: string;
  /** The colour of words on it; null for a colour by itself. */
  ink?: string | null;
}

/** A colour as shoppers see it, or the colours of a label with two letters. */
export function Sample({ ground, ink = null }: SampleProps) {
  return (
    <svg className={styles.sample} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="4" fill={ground} />
      {ink && (
        <text x="12" y="16" textAnchor="middle" fontSize="11" fill={ink}>
          Aa
        </text>
      )}
    </svg>
  );
}
