import { Check } from 'mf-shared/ui/field/check.tsx';
import { ErrorSummary } from 'mf-shared/ui/field/error-summary.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useState } from 'react';
import { GuideRow, GuideSection } from './guide-section.tsx';

export function FieldsGuide() {
  const [amount, setAmount] = useState(2);
  return (
    <GuideSection title="Fields">
      <ErrorSummary
        attempt={0}
        title="One thing to mend before you can pay"
        problems={[{ fieldId: 'guide-postcode', message: 'Postal code: a Finnish postal code has five digits' }]}
      />
      <div className={layout.fields}>
        <TextField className={layout.third} label="Rest" defaultValue="Tampere" />
        <TextField className={layout.third} label="Disabled" disabled defaultValue="Finland" />
        <TextField
          className={layout.third}
          id="guide-postcode"
          label="Postal code"
          defaultValue="3310"
          error="A Finnish postal code has five digits."
        />
        <TextField
          className={layout.third}
          label="Receipt"
          isOptional
          placeholder="S104 822"
          hint="After the letter S"
        />
        <SelectField className={layout.third} label="Store">
          <option>Helsinki Kamppi</option>
          <option>Tampere Hatanpää</option>
        </SelectField>
        <TextArea className={layout.third} label="Message" rows={2} />
      </div>
      <GuideRow>
        <Check label="In stock now" count={38} defaultChecked />
        <Check label="Tampere" count={16} />
        <Check label="Oulu" count={0} disabled />
        <Check type="radio" name="guide-radio" label="Pickup point" defaultChecked />
        <Check type="radio" name="guide-radio" label="Home delivery" />
        <NumberStepper label="Amount" value={amount} onChange={setAmount} max={5} />
      </GuideRow>
      <RadioCards legend="Delivery">
        <RadioCard name="guide-delivery" label="Pickup point" aside="Free" note="Tue 24 – Wed 25" defaultChecked />
        <RadioCard name="guide-delivery" label="Home delivery in the evening" aside="8,90 €" note="Wed 25, 17–21" />
      </RadioCards>
    </GuideSection>
  );
}
