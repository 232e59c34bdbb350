import { writeDistance } from 'mf-shared/rules/write-distance';
import { type MapPoint, mapHalf, type Pin, placePins } from './place-pins.ts';
import styles from './point-map.module.css';

export interface PointMapProps {
  /** The points in the order of the list: the numbers of the pins are those of the list. */
  points: readonly MapPoint[];
  chosen: string;
  locale: string;
  /** What the map's middle is, and that north is up. */
  caption: string;
  onChoose: (id: string) => void;
}

const view = `${-mapHalf} ${-mapHalf} ${2 * mapHalf} ${2 * mapHalf}`;

/**
 * Places around a postal code, drawn from their coordinates alone (CHECKOUT-80). It repeats a list that everybody can
 * use: readers of screens and keys pass it by, a pointer may choose on it.
 */
export function PointMap({ points, chosen, locale, caption, onChoose }: PointMapProps) {
  const map = placePins(points, chosen);
  if (!map) return null;
  // The chosen one lies above the others.
  const pins = map.pins.toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen));
  return (
    <figure className={styles.frame}>
      <svg viewBox={view} aria-hidden="true" className={styles.map}>
        {map.rings.map(({ meters, radius }) => (
          <g key={meters}>
            <circle r={radius} className={styles.ring} />
            <text y={-radius} dy="0.35em" className={styles.distance}>
              {writeDistance(meters, locale)}
            </text>
          </g>
        ))}
        <circle r="7" className={styles.middle} />
        {pins.map((pin) => (
          <NumberedPin key={pin.id} {...pin} isChosen={pin.id === chosen} onChoose={onChoose} />
        ))}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

interface NumberedPinProps extends Pin {
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function NumberedPin({ id, number, x, y, place, isChosen, onChoose }: NumberedPinProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hidden with its map; the list beside it does the same by keys
    <g className={styles.pin} data-chosen={isChosen || undefined} onClick={() => onChoose(id)}>
      <line x1={place.x} y1={place.y} x2={x} y2={y} />
      <circle cx={place.x} cy={place.y} r="2.5" className={styles.place} />
      <circle cx={x} cy={y} r="15" />
      <text x={x} y={y} dy="0.35em">
        {number}
      </text>
    </g>
  );
}
