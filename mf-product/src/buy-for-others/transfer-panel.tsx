import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $buyingMode, endTransfer, startTransfer } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useEffect, useRef, useState } from 'react';
import type { ProductPageData } from '../product/product-route.ts';
import styles from './buy-for-others.module.css';

type Stores = Pick<ProductPageData, 'stores'>;

/** The store that asks for goods, and the stores that they are picked from. */
interface Chosen {
  to: number | null;
  from: readonly number[];
}

/** For the staff: which store asks for goods, and which stores they are picked from. */
export function TransferPanel({ stores }: Stores) {
  const text = useText('mf-product');
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const [chosen, setChosen] = useState<Chosen>({ to: null, from: [] });
  const panel = useRef<HTMLElement>(null);
  // The button that was pressed goes: its panel takes the focus, and says what is under way now.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    panel.current?.focus();
  }, [mode.kind]);
  const press = (change: () => void) => {
    wasPressed.current = true;
    change();
  };
  const nameOf = (id: number) => stores.find((store) => store.id === id)?.name ?? '';

  if (mode.kind === 'transfer')
    return (
      <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={text('transfer.title')}>
        <p>{text('transfer.under_way', { to: nameOf(mode.to), from: mode.from.map(nameOf).join(', ') })}</p>
        <UnderWay onStop={() => press(endTransfer)} />
      </section>
    );
  return (
    <details className={styles.panel}>
      <summary ref={panel}>{text('transfer.title')}</summary>
      <ChooseStores
        stores={stores}
        chosen={chosen}
        onChange={setChosen}
        onStart={(to, from) => press(() => startTransfer(to, from))}
      />
    </details>
  );
}

interface ChooseStoresProps extends Stores {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  onStart: (to: number, from: readonly number[]) => void;
}

function ChooseStores({ stores, chosen, onChange, onStart }: ChooseStoresProps) {
  const text = useText('mf-product');
  const { to, from } = chosen;
  const others = from.filter((id) => id !== to);
  return (
    <div className={styles.fields}>
      <SelectField
        label={text('transfer.to')}
        size="small"
        value={to ?? ''}
        onChange={(event) => onChange({ to: Number(event.target.value) || null, from })}
      >
        <option value="">{text('transfer.choose')}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FromStores
        stores={stores.filter(({ id }) => id !== to)}
        from={from}
        onChange={(next) => onChange({ to, from: next })}
      />
      <Button
        look="strong"
        size="small"
        disabled={to === null || others.length === 0}
        onClick={() => onStart(to ?? 0, others)}
      >
        {text('transfer.start')}
      </Button>
    </div>
  );
}

function UnderWay({ onStop }: { onStop: () => void }) {
  const text = useText('mf-product');
  const href = useHref();
  return (
    <div className={styles.actions}>
      <ButtonLink look="line" size="small" href={href('/checkout/')}>
        {text('transfer.open')}
      </ButtonLink>
      <Button look="line" size="small" onClick={onStop}>
        {text('transfer.stop')}
      </Button>
    </div>
  );
}

interface FromStoresProps extends Stores {
  from: readonly number[];
  onChange: (from: readonly number[]) => void;
}

function FromStores({ stores, from, onChange }: FromStoresProps) {
  const text = useText('mf-product');
  return (
    <fieldset className={styles.from}>
      <legend>{text('transfer.from')}</legend>
      {stores.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={from.includes(id)}
          onChange={() => onChange(from.includes(id) ? from.filter((other) => other !== id) : [...from, id])}
        />
      ))}
    </fieldset>
  );
}
