import { useText } from 'mf-shared/i18n';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import type { ReactNode } from 'react';

interface Offered {
  slug: string;
  name: string;
  description: string;
}

interface PaymentMethodsProps {
  methods: readonly Offered[];
  chosen: Offered;
  isBusy: boolean;
  onChoose: (slug: string) => void;
  /** Methods that cannot be chosen, with the reason. */
  children?: ReactNode;
}

/** The means of payment, one of them chosen. */
export function PaymentMethods({ methods, chosen, isBusy, onChoose, children }: PaymentMethodsProps) {
  const text = useText('mf-checkout');
  return (
    <RadioCards legend={text('payment.methods')} isLegendHidden>
      {methods.map(({ slug, name, description }) => (
        <RadioCard
          key={slug}
          name="payment-method"
          value={slug}
          label={name}
          note={description}
          checked={slug === chosen.slug}
          disabled={isBusy}
          onChange={() => onChoose(slug)}
        />
      ))}
      {children}
    </RadioCards>
  );
}
