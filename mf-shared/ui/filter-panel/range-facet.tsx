import { useText } from 'mf-shared/i18n';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { TextField } from '../field/text-field.tsx';
import styles from './filter-panel.module.css';
import { orderRange, type Range } from './order-range.ts';
import { RangeTrack } from './range-track.tsx';

/** Rule LIST-51. */
const delayMs = 300;

export interface RangeFacetProps {
  /** For screen readers: "Price". */
  name: string;
  /** Written after the numbers: €, g, mm. */
  unit: string;
  min: number;
  max: number;
  from: number;
  to: number;
  step?: number | undefined;
  /** Products per equal part of the span, drawn behind the thumbs. */
  bars?: readonly number[] | undefined;
  /** Called 300 ms after the last change with ordered bounds inside the span (LIST-51). */
  onChange: (range: Range) => void;
}

/** A span with two thumbs and two fields; thumbs that cross change places. */
export function RangeFacet({ name, unit, min, max, from, to, step = 1, bars, onChange }: RangeFacetProps) {
  const text = useText('ui');
  const [range, setRange] = useState<Range>({ from, to });
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  useEffect(() => setRange({ from, to }), [from, to]);
  useEffect(() => {
    const next = orderRange(range, { from: min, to: max });
    if (next.from === from && next.to === to) return;
    const timer = setTimeout(() => onChange(next), delayMs);
    return () => clearTimeout(timer);
  }, [range, from, to, min, max, onChange]);

  const settle = (end: 'from' | 'to') => {
    const digits = typed[end]?.replaceAll(/[^\d.,-]/g, '').replace(',', '.');
    const value = Number(digits);
    if (digits && Number.isFinite(value)) {
      setRange(orderRange({ ...range, [end]: value }, { from: min, to: max }));
    }
    setTyped({});
  };
  const field = (end: 'from' | 'to') => ({
    label: text(`filter.range_${end}`, { name }),
    isLabelHidden: true,
    inputMode: 'decimal' as const,
    value: typed[end] ?? `${range[end]}${unit && `\u00a0${unit}`}`,
    onChange: (event: { target: { value: string } }) => setTyped({ [end]: event.target.value }),
    onBlur: () => settle(end),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && settle(end),
  });
  return (
    <div className={styles.range}>
      <RangeTrack {...{ name, unit, min, max, step, bars, range }} onMove={setRange} />
      <div className={styles.rangeFields}>
        <TextField {...field('from')} />
        <span aria-hidden="true">–</span>
        <TextField {...field('to')} />
      </div>
    </div>
  );
}
