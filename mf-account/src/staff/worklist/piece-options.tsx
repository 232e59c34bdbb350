import type { Resources } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { pieceConditions } from 'mf-shared/rules/return-moves';

/** How pieces can be (AFTER-98). */
export function ConditionOptions() {
  const text = useText('mf-account');
  return pieceConditions.map((condition) => (
    <option key={condition} value={condition}>
      {text(`staff_returns.condition_${condition}`)}
    </option>
  ));
}

/** Where pieces of the shop's can go: a store, a workshop, or nowhere. */
export function PlaceOptions({ stores }: { stores: Resources['stores'] }) {
  const text = useText('mf-account');
  return (
    <>
      {stores.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="workshop">{text('staff_returns.workshop')}</option>
      <option value="written_off">{text('staff_returns.written_off')}</option>
    </>
  );
}
