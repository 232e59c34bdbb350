import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { Form } from '../../forms/use-form.ts';
import styles from './attributes.module.css';
import { Sample } from './sample.tsx';
import type { AttributeField } from './typed-attribute.ts';

interface ColourFieldProps {
  form: Form<AttributeField>;
  name: 'code' | 'ground' | 'ink';
  /** What words of this colour stand on. */
  ground?: string;
}

const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed);

/** A colour by its code, or picked; a sample shows it. */
export function ColourField({ form, name, ground }: ColourFieldProps) {
  const text = useText('mf-account');
  const field = form.field(name);
  const isShown = isColour(field.value) && (ground === undefined || isColour(ground));
  return (
    <div className={styles.colour}>
      <TextField
        {...field}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        hint={text('staff_attributes.code_hint')}
      />
      <input
        type="color"
        className={styles.picker}
        aria-label={text('staff_attributes.pick', { name: field.label })}
        value={isColour(field.value) ? field.value.toLowerCase() : '#000000'}
        onChange={({ target }) => form.setValue(name, target.value)}
      />
      {isShown && ground !== undefined && <Sample ground={ground} ink={field.value} />}
    </div>
  );
}
