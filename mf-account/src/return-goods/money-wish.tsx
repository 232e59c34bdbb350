import { useText } from 'mf-shared/i18n';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { bagIcon, giftIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import styles from '../lib/wish-cards.module.css';

/** How the money goes back: the way it was paid, or as a new gift card (AFTER-92). */
export function MoneyWish({ isCard, onChange }: { isCard: boolean; onChange: (isCard: boolean) => void }) {
  const text = useText('mf-account');
  return (
    <fieldset className={styles.wishes}>
      <legend>{text('returns.money_how')}</legend>
      {([false, true] as const).map((card) => (
        <label key={String(card)}>
          <input type="radio" name="money" checked={isCard === card} onChange={() => onChange(card)} />
          <Icon shape={card ? giftIcon : bagIcon} size="small" />
          <span>{text(card ? 'returns.money_gift_card' : 'returns.money_payment')}</span>
        </label>
      ))}
    </fieldset>
  );
}
