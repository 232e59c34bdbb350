import type { BannerColours } from './banner-colours.ts';
import styles from './banners.module.css';

/** The banner's own colour behind its words: an attribute of a drawing, because the policy allows no style of its own. */
export function BannerGround({ colours }: { colours: BannerColours | null }) {
  if (!colours) return null;
  return (
    <svg className={styles.ground} aria-hidden="true" width="100%" height="100%">
      <rect width="100%" height="100%" fill={colours.background} />
    </svg>
  );
}

/** The exact colour of the words, once scripts run; until then light or dark. */
export const inkOf = (colours: BannerColours | null) => ({
  'data-ink': colours ? (colours.isDark ? 'light' : 'dark') : undefined,
  ref: (node: HTMLElement | null) => {
    if (node) node.style.color = colours?.text ?? '';
  },
});
