import { useText } from 'mf-shared/i18n';
import styles from './filter-panel.module.css';
import type { Range } from './order-range.ts';

export interface RangeTrackProps {
  name: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  bars?: readonly number[] | undefined;
  range: Range;
  onMove: (range: Range) => void;
}

/** Two native range inputs over one line; the bars tell where the products are. */
export function RangeTrack({ name, unit, min, max, step, bars, range, onMove }: RangeTrackProps) {
  const text = useText('ui');
  const percentOf = (value: number) => (max > min ? ((value - min) / (max - min)) * 100 : 0);
  const low = percentOf(Math.min(range.from, range.to));
  const high = percentOf(Math.max(range.from, range.to));
  const tallest = Math.max(1, ...(bars ?? []));
  return (
    <div className={styles.track}>
      {bars && (
        <svg
          className={styles.bars}
          viewBox={`0 0 ${bars.length * 10} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars.map((count, index) => {
            const middle = ((index + 0.5) / bars.length) * 100;
            const height = count === 0 ? 0 : Math.max(3, (count / tallest) * 100);
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a span have no other name
                key={index}
                className={middle >= low && middle <= high ? styles.barIn : styles.bar}
                x={index * 10 + 0.5}
                width={9}
                y={100 - height}
                height={height}
              />
            );
          })}
        </svg>
      )}
      <svg className={styles.line} aria-hidden="true">
        <line className={styles.lineAll} x1="0%" x2="100%" y1="50%" y2="50%" />
        <line className={styles.lineIn} x1={`${low}%`} x2={`${high}%`} y1="50%" y2="50%" />
      </svg>
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={text(`filter.range_${end}`, { name })}
          aria-valuetext={`${range[end]} ${unit}`}
          min={min}
          max={max}
          step={step}
          value={range[end]}
          onChange={(event) => onMove({ ...range, [end]: Number(event.target.value) })}
        />
      ))}
    </div>
  );
}
