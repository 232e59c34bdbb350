import type { GiftCardBalance } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { useMoney } from '../lib/use-money.ts';
import styles from './check-gift-card.module.css';

/** What a gift card still holds. The code goes nowhere but to the service. */
export function BalanceForm() {
  const text = useText('mf-checkout');
  const api = useApi();
  const money = useMoney();
  const { locale } = usePageConfig();
  const [card, setCard] = useState<GiftCardBalance | null>(null);
  const form = useFormState({
    id: 'balance',
    initial: { code: '' },
    check: ({ code }) => {
      setCard(null);
      return { code: code === '' ? text('gift_cards.code_required') : '' };
    },
    send: async (values) => setCard(await api.post<GiftCardBalance>('/api/gift-cards/balance/', values)),
    explain: (failure) => {
      const message = failure instanceof ApiFailure ? (failure.fields.code ?? failure.message) : '';
      return { code: message || text('gift_cards.failed') };
    },
  });
  const day = (date: string) =>
    new Intl.DateTimeFormat(europeanLocale(locale), { timeZone: 'UTC' }).format(Date.parse(date));

  return (
    <form className={styles.balance} onSubmit={form.submit} noValidate>
      <h2>{text('gift_cards.balance_title')}</h2>
      <TextField
        {...form.field('code')}
        label={text('gift_cards.code')}
        name="gift-card"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
      />
      <Button type="submit" look="strong" isBusy={form.state === 'loading'}>
        {text('gift_cards.check')}
      </Button>
      <output className={styles.answer}>
        {card && (
          <>
            <strong>{text('gift_cards.left', { amount: money(card.is_expired ? 0 : card.balance) })}</strong>
            <span>
              {card.is_expired && card.expires_on
                ? text('gift_cards.expired', { day: day(card.expires_on) })
                : text('gift_cards.of', { amount: money(card.initial) })}
            </span>
            {card.held > 0 && <span>{text('gift_cards.held', { amount: money(card.held) })}</span>}
            {card.is_frozen && <span>{text('gift_cards.frozen')}</span>}
          </>
        )}
      </output>
    </form>
  );
}
