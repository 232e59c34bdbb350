import type { Resources } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { isTakenBack } from 'mf-shared/rules/return-moves';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import styles from '../case-screen.module.css';
import { GoodsOptions } from '../worklist/goods-options.tsx';
import { ConditionOptions, PlaceOptions } from '../worklist/piece-options.tsx';
import { fieldId } from './field-id.ts';
import { conditionOf, isStore, type JudgedLine } from './judged-lines.ts';

interface PlacePiecesProps {
  line: JudgedLine;
  stores: Resources['stores'];
  /** Where the model lies in the shop. */
  shelfCodes: readonly string[];
  problem: string | null;
  onChange: (own: Partial<JudgedLine>) => void;
}

/** In which condition pieces came back, and where they go now: a store and its shelf, a workshop, or nowhere (AFTER-98). */
export function PlacePieces({ line, stores, shelfCodes, problem, onChange }: PlacePiecesProps) {
  const text = useText('mf-account');
  const { key, outcome, store, place } = line;
  if (outcome === '' || outcome === 'repaired') return null;
  const isWorkshop = outcome === 'repair' || (isTakenBack(outcome) && store === 'workshop');
  const isShelf = isTakenBack(outcome) && isStore(store);
  return (
    <div className={styles.pairOfFields}>
      <SelectField
        id={fieldId(key, 'condition')}
        label={text('staff_returns.field_condition')}
        value={conditionOf(line)}
        onChange={(event) => onChange({ condition: event.target.value })}
      >
        <ConditionOptions />
      </SelectField>
      {isTakenBack(outcome) && (
        <SelectField
          id={fieldId(key, 'store')}
          label={text('staff_returns.field_store')}
          error={problem}
          required
          value={store}
          onChange={(event) => onChange({ store: event.target.value })}
        >
          <option value="">{text('staff_order.choose')}</option>
          <PlaceOptions stores={stores} />
        </SelectField>
      )}
      {outcome === 'refused' && <GoodsField {...{ line, stores, problem, onChange }} />}
      {(isWorkshop || isShelf) && (
        <TextField
          id={fieldId(key, 'place')}
          label={text(isWorkshop ? 'staff_returns.which_workshop' : 'staff_returns.shelf')}
          hint={isShelf && shelfCodes.length > 0 ? text('staff_returns.shelves', { codes: shelfCodes.join(', ') }) : ''}
          isOptional
          maxLength={60}
          autoComplete="off"
          value={place}
          onChange={(event) => onChange({ place: event.target.value })}
        />
      )}
    </div>
  );
}

function GoodsField({ line, stores, problem, onChange }: Omit<PlacePiecesProps, 'shelfCodes'>) {
  const text = useText('mf-account');
  return (
    <SelectField
      id={fieldId(line.key, 'store')}
      label={text('staff_returns.field_goods')}
      error={problem}
      required
      value={line.goods}
      onChange={(event) => onChange({ goods: event.target.value })}
    >
      <GoodsOptions stores={stores} />
    </SelectField>
  );
}
