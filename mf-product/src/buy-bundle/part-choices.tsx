import type { Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { changeSelection } from '../choose-variant/change-selection.ts';
import { choiceOptions } from '../choose-variant/choice-options.ts';
import { emptySelection, type Selection } from '../choose-variant/selection.ts';
import styles from './bundles.module.css';

export interface BundlePart {
  id: number;
  name: string;
  manufacturer: string;
  image: string;
  products: readonly Variant[];
}

interface PartChoicesProps {
  id?: string | undefined;
  part: BundlePart;
  selection: Selection | null;
  onChange: (selection: Selection) => void;
}

/** Colour, size and type of one part of a bundle, as far as there is something to choose. */
export function PartChoices({ id, part, selection: given, onChange }: PartChoicesProps) {
  const text = useText('mf-product');
  const selection = given ?? emptySelection;
  const model = { products: [...part.products], on_order: false };
  const shown = part.products.find(({ color_slug }) => color_slug === selection.color)?.images[0]?.full_url;
  return (
    <fieldset id={id} className={styles.part} aria-label={part.name}>
      <Picture path={shown ?? part.image} alt="" widths={[80, 160]} sizes="5rem" />
      <div className={styles.choices}>
        <p className={styles.partName}>{part.name}</p>
        {(['color', 'size', 'type'] as const).map((choice) => {
          const options = choiceOptions(model, choice, selection);
          if (options.length < 2) return null;
          return (
            <SelectField
              key={choice}
              name={choice}
              label={text(`choose.${choice}`)}
              size="small"
              value={selection[choice] ?? ''}
              onChange={(event) => onChange(changeSelection(model, selection, choice, event.target.value))}
            >
              {selection[choice] === null && <option value="">{text(`buy.select_${choice}`)}</option>}
              {options.map(({ value, label, out }) => (
                <option key={value} value={value}>
                  {out ? text(`choose.${out}`, { name: label }) : label}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
    </fieldset>
  );
}
