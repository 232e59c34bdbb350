import type { Locale } from 'mf-shared/contract';
import { mostOfAttributes } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import type { Form } from '../../forms/use-form.ts';
import { languageName } from '../language-name.ts';
import { useFocusAfter } from '../written/use-focus-after.ts';
import styles from './attributes.module.css';
import { LanguageOfNames } from './language-of-names.tsx';
import { nameIn } from './name-in.ts';
import { type AttributeField, type PropertyValues, readValues, typeList } from './typed-attribute.ts';

interface ValuesFieldProps {
  form: Form<AttributeField>;
  /** Keys of values that products have: they stay. */
  usedValues: readonly string[];
}

/** The values of a property that can be ticked, each with its name in one language at a time. */
export function ValuesField({ form, usedValues }: ValuesFieldProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [language, setLanguage] = useState<Locale>(locale);
  const focusAfter = useFocusAfter();
  const { id, label, value, error } = form.field('values');
  const values = readValues(value);
  const put = (next: PropertyValues) => form.setValue('values', typeList(next));
  const rename = (at: number, name: string) =>
    put(values.map((each, index) => (index === at ? { ...each, names: { ...each.names, [language]: name } } : each)));
  const add = () => {
    focusAfter(`${id}-${values.length}`, 'always');
    put([...values, { key: '', names: {} }]);
  };
  const take = (at: number) => {
    focusAfter(id);
    put(values.filter((_, index) => index !== at));
  };
  return (
    <fieldset id={id} tabIndex={-1} className={styles.grid} aria-describedby={`${id}-told`}>
      <legend>{label}</legend>
      <p id={`${id}-told`} className={error ? styles.wrong : styles.hint}>
        {error ?? text('staff_attributes.values_hint')}
      </p>
      {values.length > 0 && <LanguageOfNames id={`${id}-language`} language={language} onLanguage={setLanguage} />}
      {values.map(({ key, names }, at) => (
        <ValueRow
          // biome-ignore lint/suspicious/noArrayIndexKey: values that are new have nothing else that tells them apart
          key={at}
          id={`${id}-${at}`}
          {...{ names, language }}
          number={at + 1}
          onName={(name) => rename(at, name)}
          onTake={usedValues.includes(key) ? null : () => take(at)}
        />
      ))}
      {values.length < mostOfAttributes.values && (
        <div className={styles.adds}>
          <Button look="line" size="small" onClick={add}>
            {text('staff_attributes.add_value')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ValueRowProps {
  id: string;
  names: PropertyValues[number]['names'];
  language: Locale;
  number: number;
  onName: (name: string) => void;
  /** Null where products have it. */
  onTake: (() => void) | null;
}

function ValueRow({ id, names, language, number, onName, onTake }: ValueRowProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const name = nameIn(names, locale);
  return (
    <div className={styles.value}>
      <TextField
        id={id}
        label={text('staff_attributes.value_number', { number, language: languageName(language, locale) })}
        // Another language shows what the value is, without writing it there.
        placeholder={name}
        maxLength={300}
        autoComplete="off"
        lang={language}
        value={names[language] ?? ''}
        onChange={({ target }) => onName(target.value)}
      />
      {onTake ? (
        <Button
          look="line"
          size="small"
          aria-label={text('staff_attributes.remove_value', { name: name || String(number) })}
          onClick={onTake}
        >
          {text('staff_attributes.take_out')}
        </Button>
      ) : (
        <p className={styles.hint}>{text('staff_attributes.value_used')}</p>
      )}
    </div>
  );
}
