import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { type ReactNode, useState } from 'react';
import { withMoved } from './keys-in-order.ts';
import styles from './things-in-order.module.css';
import { useFocusAfter } from './use-focus-after.ts';

interface ThingsInOrderProps {
  /** The id of the search, which has the focus when the last thing is taken away. */
  field: { id: string; label: string };
  /** What tells the things apart, in their order. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** What stands above them. */
  above?: ReactNode;
  /** The facts in the row of a thing; `formOf` makes the form below that row. */
  factsOf: (key: string) => ReactNode;
  formOf?: (key: string) => ReactNode;
  /** The search by which more are added; without one the things stay, and have nothing but an order. */
  search?: (add: (key: string, name: string) => void) => ReactNode;
  onKeys: (keys: readonly string[]) => void;
}

/** Things in an order: found and added, moved and taken away, each by a press; or moved alone. */
export function ThingsInOrder({ field, keys, nameOf, above, factsOf, formOf, search, onKeys }: ThingsInOrderProps) {
  const { told, add, move, remove } = useChanges(field.id, { keys, nameOf, onKeys });
  return (
    <fieldset className={styles.things}>
      <legend>{field.label}</legend>
      {above}
      {keys.length > 0 && (
        <ol className={styles.list}>
          {keys.map((key, place) => (
            <li key={key} className={styles.thing}>
              <div className={styles.facts}>{factsOf(key)}</div>
              <Presses
                id={idIn(field.id, key)}
                name={nameOf(key)}
                isFirst={place === 0}
                isLast={place === keys.length - 1}
                onMove={(by) => move(key, by)}
                onRemove={search ? () => remove(key) : null}
              />
              {formOf?.(key)}
            </li>
          ))}
        </ol>
      )}
      <p role="status" className={styles.status}>
        {told}
      </p>
      {search?.(add)}
    </fieldset>
  );
}

interface PressesProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Null for a thing that stays. */
  onRemove: (() => void) | null;
}

/** The place of a thing among the others, and the way out. */
function Presses({ id, name, isFirst, isLast, onMove, onRemove }: PressesProps) {
  const text = useText('mf-account');
  const move = (does: 'up' | 'down', by: -1 | 1, isOff: boolean) => (
    <Button
      look="line"
      size="small"
      id={`${id}-${does}`}
      aria-label={text(`staff_in_order.${does}_named`, { name })}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onMove(by)}
    >
      {text(`staff_in_order.${does}`)}
    </Button>
  );
  return (
    <div className={styles.presses}>
      {move('up', -1, isFirst)}
      {move('down', 1, isLast)}
      {onRemove && (
        <Button
          look="line"
          size="small"
          id={`${id}-away`}
          aria-label={text('staff_in_order.remove_named', { name })}
          onClick={onRemove}
        >
          {text('staff_in_order.remove')}
        </Button>
      )}
    </div>
  );
}

const idIn = (field: string, key: string): string => `${field}-in-order-${key}`;

/** Adds, moves and takes away, says what was done, and keeps the focus where the next press is. */
function useChanges(id: string, { keys, nameOf, onKeys }: Pick<ThingsInOrderProps, 'keys' | 'nameOf' | 'onKeys'>) {
  const text = useText('mf-account');
  const [told, setTold] = useState('');
  const focusAfter = useFocusAfter();
  const add = (key: string, name: string) => {
    if (keys.includes(key)) return;
    // The search may go with the last one that there is room for.
    focusAfter(`${idIn(id, key)}-away`);
    onKeys([...keys, key]);
    setTold(text('staff_in_order.added', { name }));
  };
  const move = (key: string, by: -1 | 1) => {
    focusAfter(`${idIn(id, key)}-${by < 0 ? 'up' : 'down'}`);
    const next = withMoved(keys, key, by);
    onKeys(next);
    const place = { place: next.indexOf(key) + 1, count: next.length };
    setTold(text('staff_in_order.moved', { name: nameOf(key), ...place }));
  };
  const remove = (key: string) => {
    const at = keys.indexOf(key);
    const beside = keys[at + 1] ?? keys[at - 1];
    focusAfter(beside === undefined ? id : `${idIn(id, beside)}-away`);
    onKeys(keys.filter((each) => each !== key));
    setTold(text('staff_in_order.taken_away', { name: nameOf(key) }));
  };
  return { told, add, move, remove };
}
