import { mountingLimits } from 'mf-shared/contract/checkout-limits';
import { useText } from 'mf-shared/i18n';
import { mountingFields } from 'mf-shared/rules/ski-mounting';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import styles from './ski-wizard.module.css';
import type { MountingState } from './use-mounting.ts';

/** What the workshop must know to mount the bindings and set their release (SKI-14). */
export function MountingFields({ mounting }: { mounting: MountingState }) {
  const text = useText('mf-product');
  return (
    <fieldset className={styles.mounting}>
      <legend>{text('ski.mounting')}</legend>
      <Check
        label={text('ski.mount')}
        checked={mounting.isWanted}
        onChange={(event) => mounting.want(event.target.checked)}
      />
      {mounting.isWanted && (
        <div className={styles.measures}>
          {mountingFields.map((field) => (
            <TextField
              key={field}
              label={text(`ski.${field}`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              required
              value={mounting.typed[field]}
              onChange={(event) => mounting.type(field, event.target.value)}
              error={mounting.wrong.includes(field) ? text('ski.measure_wrong', { ...mountingLimits[field] }) : null}
            />
          ))}
        </div>
      )}
      <p className={styles.hint}>{text('ski.mounting_why')}</p>
    </fieldset>
  );
}
