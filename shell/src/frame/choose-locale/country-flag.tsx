import { type FlagDesign, flagDesigns } from './flag-designs.ts';
import styles from './locale-dialog.module.css';

/** The delivery country's flag, or its letters (NAV-23). Emoji flags are missing on many systems. */
export function CountryFlag({ code }: { code: string }) {
  const design = flagDesigns[code];
  if (!design) return <span aria-hidden="true">{code.toUpperCase()}</span>;
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden="true">
      <FlagShapes design={design} />
    </svg>
  );
}

function FlagShapes({ design }: { design: FlagDesign }) {
  if (design.kind === 'stripes') return <Stripes {...design} />;
  if (design.kind === 'cross') {
    return (
      <>
        <rect width="24" height="16" fill={design.field} />
        <path d="M7 0h4v6h13v4H11v6H7v-6H0V6h7z" fill={design.outer} />
        <path d="M8 0h2v7h14v2H10v7H8V9H0V7h8z" fill={design.inner} />
      </>
    );
  }
  return (
    <>
      <rect width="24" height="16" fill={design.field} />
      {design.paths.map(({ d, color }) => (
        <path key={d} d={d} fill={color} />
      ))}
    </>
  );
}

function Stripes({ isRows, colors }: { isRows: boolean; colors: readonly string[] }) {
  const breadth = (isRows ? 16 : 24) / colors.length;
  return colors.map((color, index) => (
    <rect
      key={index}
      x={isRows ? 0 : index * breadth}
      y={isRows ? index * breadth : 0}
      width={isRows ? 24 : breadth}
      height={isRows ? breadth : 16}
      fill={color}
    />
  ));
}
