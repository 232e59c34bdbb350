import { useText } from 'mf-shared/i18n';
import { useId } from 'react';
import { ColorDot } from './color-dot.tsx';
import styles from './swatches.module.css';

export interface CardSwatchesProps {
  colors: readonly { slug: string; control: string; name: string }[];
  /** Slug of the shown colour. */
  chosen: string | null;
  onChoose: (slug: string) => void;
  /** The product's name, for screen readers. */
  name: string;
  /** Names the radio group where the place in the tree must not: one name is one group of the document. */
  group?: string | undefined;
}

/** More than these are counted: "+2". */
const limit = 5;
/** Beside each other on a narrow card under a finger. */
const touched = 3;

/** The colours of a card: one radio group, so one stop of the tab key. Choosing changes the card's picture. */
export function CardSwatches({ colors, chosen, onChoose, name, group }: CardSwatchesProps) {
  const text = useText('ui');
  const ownGroup = useId();
  return (
    <fieldset className={styles.cardSwatches}>
      <legend className={styles.hidden}>{text('swatches.legend', { name })}</legend>
      {colors.slice(0, limit).map(({ slug, control, name: colorName }) => (
        <label key={slug} className={styles.swatch} title={colorName}>
          <input
            type="radio"
            name={group ?? ownGroup}
            value={slug}
            checked={slug === chosen}
            onChange={() => onChoose(slug)}
            aria-label={colorName}
          />
          <ColorDot color={control} />
        </label>
      ))}
      {colors.length > limit && <span className={styles.more}>+{colors.length - limit}</span>}
      {colors.length > touched && <span className={styles.moreOnTouch}>+{colors.length - touched}</span>}
    </fieldset>
  );
}
