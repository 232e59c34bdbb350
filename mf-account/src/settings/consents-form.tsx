import type { Customer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { useState } from 'react';
import { SaveChoices } from './save-choices.tsx';
import type { SaveCustomer } from './use-customer.ts';

export const consentNames = ['marketing_consent', 'sms_consent', 'review_consent', 'reminder_consent'] as const;

/** What may be sent besides messages about orders. */
export function ConsentsForm({ customer, onSave }: { customer: Customer; onSave: SaveCustomer }) {
  const text = useText('mf-account');
  const [consents, setConsents] = useState(() => ({
    marketing_consent: customer.marketing_consent,
    sms_consent: customer.sms_consent,
    review_consent: customer.review_consent,
    reminder_consent: customer.reminder_consent,
  }));
  return (
    <SaveChoices legend={text('settings.messages_lead')} saved={text('settings.saved')} onSave={() => onSave(consents)}>
      {consentNames.map((name) => (
        <Check
          key={name}
          label={text(`settings.${name}`)}
          checked={consents[name]}
          onChange={(event) => setConsents({ ...consents, [name]: event.target.checked })}
        />
      ))}
    </SaveChoices>
  );
}
