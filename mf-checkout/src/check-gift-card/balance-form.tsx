import type { GiftCardBalance } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useMoney } from '../lib/use-money.ts';
import styles from './check-gift-card.module.css';

/** What a gift card still holds. The code goes nowhere but to the service. */
export function BalanceForm() {
  const text = useText('mf-checkout');
  const api = useApi();
  const money = useMoney();
  const { locale } = usePageConfig();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [card, setCard] = useState<GiftCardBalance | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setCard(null);
    setError(null);
    if (code.trim() === '') return setError(text('gift_cards.code_required'));
    setIsBusy(true);
    try {
      setCard(await api.post<GiftCardBalance>('/api/gift-cards/balance/', { code: code.trim() }));
    } catch (failure) {
      const message = failure instanceof ApiFailure ? (failure.fields.code ?? failure.message) : '';
      setError(message || text('gift_cards.failed'));
    }
    setIsBusy(false);
  };
  const day = (date: string) =>
    new Intl.DateTimeFormat(europeanLocale(locale), { timeZone: 'UTC' }).format(Date.parse(date));

  return (
    <form className={styles.balance} onSubmit={submit} noValidate>
      <h2>{text('gift_cards.balance_title')}</h2>
      <TextField
        label={text('gift_cards.code')}
        error={error}
        name="gift-card"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="strong" isBusy={isBusy}>
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
            {card.is_frozen && <span>{text('gift_cards.frozen')}</span>}
          </>
        )}
      </output>
    </form>
  );
}
