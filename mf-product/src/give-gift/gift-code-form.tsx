import type { ProductModel, Variant } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { FormEvent } from 'react';
import { missingChoices } from '../choose-variant/change-selection.ts';
import { focusChoice } from '../choose-variant/focus-choice.ts';
import type { Selection } from '../choose-variant/selection.ts';
import { useTrackAdded } from '../lib/use-track-added.ts';
import { giftAvailability } from './gift-availability.ts';
import styles from './give-gift.module.css';
import { redeemGift } from './redeem-gift.ts';

interface GiftCodeFormProps {
  model: ProductModel;
  campaignSlug: string;
  selection: Selection;
  variant: Variant | null;
}

/** The code, and the way to the payment page; a missing choice is led to first (GIFT-14, GIFT-15, GIFT-18). */
export function GiftCodeForm({ model, campaignSlug, selection, variant }: GiftCodeFormProps) {
  const text = useText('mf-product');
  const api = useApi();
  const href = useHref();
  const trackAdded = useTrackAdded();
  const [missing] = missingChoices(model, selection);
  const isSoldOut = !missing && (variant === null || giftAvailability(variant, model) === 'sold-out');

  const form = useFormState({
    id: `gift-code-${model.id}`,
    initial: { code: '' },
    check: ({ code }) => ({ code: code === '' ? text('gift.code_required') : '' }),
    send: async ({ code }) => {
      if (!variant) return;
      await redeemGift(api, code, { model, variant, campaignSlug });
      trackAdded('gift', model.id, variant.id);
      location.assign(href('/checkout/payment/'));
    },
    explain: (failure) => {
      if (failure instanceof ApiFailure && failure.status === 400)
        return { code: failure.fields.code ?? failure.message };
      showToast('error', text('errors.gift_code'));
      return {};
    },
  });
  const submit = (event: FormEvent) => {
    if (!missing) return void form.submit(event);
    event.preventDefault();
    focusChoice(missing);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...form.field('code')}
        label={text('gift.code')}
        hint={text('gift.code_hint')}
        name="gift-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
      />
      <Button type="submit" look="action" isWide isBusy={form.state !== 'idle'} disabled={isSoldOut}>
        {isSoldOut ? text('buy.sold_out') : missing ? text(`buy.select_${missing}`) : text('gift.redeem')}
      </Button>
    </form>
  );
}
