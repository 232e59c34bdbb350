import { useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { type Cart, removeDiscountCode, removeGiftCardCode, validateCart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Chips } from 'mf-shared/ui/chip/chip.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useState } from 'react';
import { CodeChip } from './code-chip.tsx';
import { tryCode } from './try-code.ts';
import styles from './use-codes.module.css';

type CartWithCodes = Pick<Cart, 'codes' | 'giftCards' | 'answer'>;

/** One field for discount codes and gift cards; what was typed stays until the service has taken it. */
export function CodeField({ cart, id }: { cart: CartWithCodes; id: string }) {
  const text = useText('mf-checkout');
  const [said, setSaid] = useState('');
  const form = useFormState({
    id,
    initial: { code: '' },
    send: async ({ code }) => {
      if (code === '') return;
      const outcome = await tryCode(code);
      if (outcome.kind === 'unchecked') throw new Error(text('codes.failed'));
      if (outcome.kind === 'refused') throw new Error(outcome.message || text('codes.unknown'));
      setSaid(text('codes.applied', { code }));
      form.setValue('code', '');
    },
    explain: (failure) => ({ code: failure instanceof Error ? failure.message : '' }),
  });
  const isBusy = form.state === 'loading';
  return (
    <div className={styles.codes}>
      <form className={styles.ask} onSubmit={form.submit} noValidate>
        <TextField
          {...form.field('code')}
          className={styles.field}
          label={text('codes.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <Button type="submit" look="line" isBusy={isBusy} className={styles.apply}>
          {text('codes.apply')}
        </Button>
      </form>
      {!isBusy && <UsedCodes cart={cart} />}
      {cart.answer.gift_cards
        .filter(({ code, message }) => message !== '' && cart.giftCards.includes(code))
        .map(({ code, message }) => (
          <p key={code} className={`${words.note} ${words.muted}`}>
            {message}
          </p>
        ))}
      <span className={words.hidden} role="status">
        {said}
      </span>
    </div>
  );
}

/** The codes and gift cards of the cart; each can be taken away. */
function UsedCodes({ cart }: { cart: CartWithCodes }) {
  if (cart.codes.length + cart.giftCards.length === 0) return null;
  const handleRemove = (remove: (code: string) => void, code: string) => {
    remove(code);
    void validateCart();
  };
  return (
    <Chips>
      {cart.codes.map((code) => (
        <CodeChip key={code} code={code} onRemove={() => handleRemove(removeDiscountCode, code)} />
      ))}
      {cart.giftCards.map((code) => (
        <CodeChip
          key={code}
          code={code}
          result={cart.answer.gift_cards.find((result) => result.code === code)}
          onRemove={() => handleRemove(removeGiftCardCode, code)}
        />
      ))}
    </Chips>
  );
}
