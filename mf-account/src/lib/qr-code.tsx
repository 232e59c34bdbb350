import styles from './qr-code.module.css';

/** A QR code that the service drew: a text of 0 and 1 for each row. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const dark = rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '1' ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
