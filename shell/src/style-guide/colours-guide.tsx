import { GuideSection } from './guide-section.tsx';
import styles from './style-guide.module.css';

const meanings = [
  'paper',
  'surface',
  'panel',
  'ground',
  'text',
  'text-soft',
  'text-muted',
  'accent-text',
  'hairline',
  'control-line',
  'focus',
  'action',
  'strong',
  'sale',
  'sale-fill',
  'sale-soft',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'club-fill',
  'outdoor-fill',
  'fresh-fill',
  'night',
  'staff',
];

/** The meanings that components may use; SVG `fill` shows them, since pages carry no style attributes. */
export function ColoursGuide() {
  return (
    <GuideSection title="Colour">
      <ul className={styles.colours}>
        {meanings.map((name) => (
          <li key={name}>
            <svg className={styles.colour} aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
