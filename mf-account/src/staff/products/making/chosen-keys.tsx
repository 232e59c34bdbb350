import type { ProductMaking } from 'mf-shared/contract';
import { Chip, Chips } from 'mf-shared/ui/chip/chip.tsx';
import styles from '../products.module.css';
import { AddKey } from './add-key.tsx';
import { keysIn, withKeys } from './typed-facts.ts';

interface ChosenKeysProps {
  field: { id: string; label: string | undefined; value: string; error?: string | undefined };
  options: ProductMaking['groups'] | ProductMaking['tags'];
  onValue: (value: string) => void;
}

/** Several of what can be chosen, each added by the button, and taken away by a press on it. */
export function ChosenKeys({ field: { id, label = '', value, error }, options, onValue }: ChosenKeysProps) {
  const keys = keysIn(value);
  const nameOf = (key: string) => options.find((option) => option.key === key)?.name ?? key;
  const take = (key: string) => {
    onValue(withKeys(keys.filter((each) => each !== key)));
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.chosen}>
      <AddKey
        field={{ id, label, error }}
        options={options.filter(({ key }) => !keys.includes(key))}
        onAdd={(key) => onValue(withKeys([...keys, key]))}
      />
      {keys.length > 0 && (
        <Chips>
          {keys.map((key) => (
            <Chip key={key} onRemove={() => take(key)}>
              {nameOf(key)}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}
