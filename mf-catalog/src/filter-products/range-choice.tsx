import { usePageConfig } from 'mf-shared/router';
import { RangeFacet as RangeControl } from 'mf-shared/ui/filter-panel/range-facet.tsx';
import { useCallback } from 'react';
import type { RangeFacet } from './facet.ts';
import { clampRange, parseRange, serialiseRange } from './range-coding.ts';
import { type Scale, shownScale } from './range-scale.ts';

export interface RangeChoiceProps {
  facet: RangeFacet;
  name: string;
  unit: string;
  /** The address's text. */
  text: string | undefined;
  bars: readonly number[];
  onSet: (key: string, value: string | null) => void;
}

/** A range in the address's numbers, shown in the shopper's: prices are kept in euro and chosen in their currency. */
export function RangeChoice({ facet, name, unit, text, bars, onSet }: RangeChoiceProps) {
  const { currencyRate, currencyFormat } = usePageConfig();
  const { key, span } = facet;
  const isPrice = key === 'price';
  const rate = isPrice ? currencyRate : 1;
  const scale: Scale = shownScale(span, rate);
  const chosen = clampRange((text && parseRange(text)) || span, span);
  const handleChange = useCallback(
    ({ from, to }: { from: number; to: number }) => {
      const inAddress = shownScale(span, rate).toAddress({ min: from, max: to });
      onSet(key, serialiseRange(inAddress, span));
    },
    [span, rate, key, onSet],
  );
  const shown = scale.toShown(chosen);
  return (
    <RangeControl
      name={name}
      unit={isPrice ? currencyFormat.replace('{price}', '').trim() : unit}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      from={shown.min}
      to={shown.max}
      bars={bars}
      onChange={handleChange}
    />
  );
}
