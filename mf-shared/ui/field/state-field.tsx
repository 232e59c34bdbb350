import { isState, statesOf } from 'mf-shared/rules/states';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

interface StateFieldProps extends SelectFieldProps {
  /** One whose addresses have a state: `us`. */
  country: string;
  /** `US-CA`. One of another country stands as not chosen. */
  value: string;
  /** What stands there as long as nothing is chosen. */
  choose: string;
}

/** The state or province of an address; with its list it is for a late part (CHECKOUT-81). */
export function StateField({ country, value, choose, ...select }: StateFieldProps) {
  return (
    <SelectField {...select} autoComplete="address-level1" value={isState(country, value) ? value : ''}>
      <option value="">{choose}</option>
      {statesOf(country).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
