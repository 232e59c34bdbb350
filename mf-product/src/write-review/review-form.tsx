import { useStore } from '@nanostores/react';
import type { ReviewRequest } from 'mf-shared/contract';
import { ApiFailure, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $session, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { useState } from 'react';
import { fitSteps } from '../read-reviews/nearest-fit.ts';
import { SliderField } from './slider-field.tsx';
import styles from './write-review.module.css';

interface ReviewFormProps {
  modelId: number;
  /** @throws ApiFailure */
  onWrite: (review: ReviewRequest) => Promise<void>;
}

/** Stars in halves, the fit scale and words. A refusal stands at its field, and keeps everything typed. */
export function ReviewForm({ modelId, onWrite }: ReviewFormProps) {
  const text = useText('mf-product');
  const { firstName } = useStore($session, { ssr: 'initial' });
  const [rating, setRating] = useState(8);
  const [size, setSize] = useState<ReviewRequest['size']>(null);
  const form = useFormState({
    id: `review-${modelId}`,
    initial: { visible_name: firstName, comment: '' },
    send: async (words) => {
      await onWrite({ ...words, model_id: modelId, rating, size });
      showToast('success', text('own_review.saved'));
    },
    explain: (failure) => {
      showToast('error', text('own_review.failed'));
      return failure instanceof ApiFailure ? failure.fields : {};
    },
  });

  return (
    <form className={styles.form} onSubmit={form.submit}>
      <RatingField rating={rating} onChange={setRating} />
      <FitField size={size} onChange={setSize} />
      <TextField
        {...form.field('visible_name')}
        label={text('own_review.name')}
        autoComplete="nickname"
        required
        maxLength={60}
      />
      <TextArea
        {...form.field('comment')}
        label={text('own_review.comment')}
        hint={text('own_review.waits')}
        required
        maxLength={4000}
        rows={5}
      />
      <div>
        <Button type="submit" look="line" isBusy={form.state !== 'idle'}>
          {text('own_review.submit')}
        </Button>
      </div>
    </form>
  );
}

interface RatingFieldProps {
  /** In halves of a star. */
  rating: number;
  onChange: (rating: number) => void;
}

function RatingField({ rating, onChange }: RatingFieldProps) {
  const text = useText('mf-product');
  const { locale } = usePageConfig();
  return (
    <SliderField
      label={text('own_review.stars')}
      min={1}
      max={10}
      step={1}
      value={rating}
      words={text('own_review.stars_of_five', { stars: (rating / 2).toLocaleString(locale) })}
      shown={<Stars rating={rating} />}
      onChange={onChange}
    />
  );
}

interface FitFieldProps {
  size: ReviewRequest['size'];
  onChange: (size: ReviewRequest['size']) => void;
}

/** How it fits: nothing is said until somebody moves it. */
function FitField({ size, onChange }: FitFieldProps) {
  const text = useText('mf-product');
  return (
    <SliderField
      label={text('reviews.fit_title')}
      min={2}
      max={10}
      step={2}
      value={size ?? 6}
      words={text(size === null ? 'own_review.no_fit' : `reviews.fit_${size}`)}
      onChange={(value) => onChange(fitSteps.find((step) => step === value) ?? null)}
    />
  );
}
