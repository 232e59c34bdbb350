import type { CheckoutResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Chip } from 'mf-shared/ui/chip/chip.tsx';
import { useMoney } from '../lib/use-money.ts';

/** A code in use; a gift card also tells what stays on it. */
export function CodeChip({
  code,
  result,
  onRemove,
}: {
  code: string;
  result?: CheckoutResponse['gift_cards'][number] | undefined;
  onRemove: () => void;
}) {
  const text = useText('mf-checkout');
  const money = useMoney();
  const left = result ? result.balance - result.used : 0;
  return (
    <Chip onRemove={onRemove}>
      {code}
      {left > 0 && <span>, {text('codes.left', { amount: money(left) })}</span>}
    </Chip>
  );
}
