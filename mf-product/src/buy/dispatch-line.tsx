import { useText } from 'mf-shared/i18n';
import { StockLine } from 'mf-shared/ui/buy-box/stock-line.tsx';
import type { Dispatch } from './dispatch.ts';

interface DispatchLineProps {
  dispatch: Dispatch;
  /** The shop's own words for what stores alone sell. */
  blockedText?: string | undefined;
}

/** How soon the parcel leaves, in words (AVAIL-3, AVAIL-6). */
export function DispatchLine({ dispatch, blockedText }: DispatchLineProps) {
  const text = useText('mf-product');
  if (dispatch.kind === 'out-of-stock') return <StockLine state="out">{text('dispatch.out')}</StockLine>;
  if (dispatch.kind === 'stores-only')
    return <StockLine state="later">{blockedText || text('dispatch.stores_only')}</StockLine>;
  if (dispatch.kind === 'now') return <StockLine state="in">{text('dispatch.now')}</StockLine>;
  return (
    <StockLine state="later">
      {dispatch.kind === 'text'
        ? text('dispatch.text', { text: dispatch.text })
        : text('dispatch.days', { days: dispatch.days.replace('-', '–') })}
    </StockLine>
  );
}
