import type { InspectedPieces, Resources } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';

/** What the inspection found of pieces, in words: `Used · Vantaa, B-14-02`; '' where nothing was written down (AFTER-98). */
export function inspectedWords(pieces: InspectedPieces, stores: Resources['stores'], text: Translate): string {
  const { condition, destination, store, place } = pieces;
  const storeName = stores.find(({ id }) => id === store)?.name ?? '';
  const names = {
    store: storeName,
    sent_back: text('staff_returns.sent_back'),
    kept: text('staff_returns.kept', { store: storeName }),
    workshop: text('staff_returns.workshop'),
    written_off: text('staff_returns.written_off'),
  };
  const where = [destination === null ? '' : names[destination], place].filter(Boolean).join(', ');
  return [condition === null ? '' : text(`staff_returns.condition_${condition}`), where].filter(Boolean).join(' · ');
}
