import type { ProductMaking } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import styles from '../products.module.css';
import { KeyOptions } from './key-options.tsx';

interface AddKeyProps {
  field: { id: string; label: string; error?: string | undefined };
  options: ProductMaking['groups'] | ProductMaking['tags'];
  onAdd: (key: string) => void;
}

/** A choice and the button that adds it: arrow keys go through the options without adding any. */
export function AddKey({ field, options, onAdd }: AddKeyProps) {
  const text = useText('mf-account');
  const [chosen, setChosen] = useState('');
  const add = () => {
    if (chosen === '') return;
    onAdd(chosen);
    setChosen('');
  };
  return (
    <div className={styles.adding}>
      <SelectField {...field} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <KeyOptions of={options} empty={text('staff_making.choose')} />
      </SelectField>
      <Button look="line" aria-disabled={chosen === '' || undefined} onClick={add}>
        {text('staff_making.add_one')}
      </Button>
    </div>
  );
}
