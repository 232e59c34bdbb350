import type { ProductModel, Variant } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { missingChoices } from '../choose-variant/change-selection.ts';
import { leadToChoice } from '../choose-variant/lead-to-choice.ts';
import { isOrderableInGiftCampaign } from '../choose-variant/orderable.ts';
import type { Selection } from '../choose-variant/selection.ts';
import { usePreHydrationText } from '../lib/use-pre-hydration-text.ts';
import { useTellOfAdded } from '../lib/use-tell-of-added.ts';
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
  const tellOfAdded = useTellOfAdded();
  const [code, setCode] = useState('');
  const fieldId = `gift-code-${model.id}`;
  usePreHydrationText(fieldId, setCode);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [missing] = missingChoices(model, selection);
  const isSoldOut = !missing && (variant === null || !isOrderableInGiftCampaign(variant, model));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (missing) return leadToChoice(missing);
    if (code.trim() === '') return setError(text('gift.code_required'));
    if (!variant) return;
    setIsBusy(true);
    setError(null);
    const redemption = await redeemGift(api, code, { model, variant, campaignSlug });
    if (redemption.kind === 'redeemed') {
      tellOfAdded('gift', model.id, variant.id);
      return location.assign(href('/checkout/payment/'));
    }
    if (redemption.kind === 'field') setError(redemption.message);
    else showToast('error', text('errors.gift_code'));
    setIsBusy(false);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text('gift.code')}
        hint={text('gift.code_hint')}
        error={error}
        id={fieldId}
        name="gift-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="action" isWide isBusy={isBusy} disabled={isSoldOut}>
        {isSoldOut ? text('buy.sold_out') : missing ? text(`buy.select_${missing}`) : text('gift.redeem')}
      </Button>
    </form>
  );
}
