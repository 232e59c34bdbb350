import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { Misfit } from './ski-fit.ts';
import { inSize, type SkiModel, sizesOf, variantsOfSize } from './ski-models.ts';
import type { SkiPiece } from './ski-pieces.ts';
import styles from './ski-wizard.module.css';

interface PieceChoiceProps {
  piece: SkiPiece;
  models: readonly SkiModel[];
  chosen: number | null;
  /** Why a variant does not go with the rest; null where it does. */
  misfitOf: (variantId: number) => Misfit | null;
  onChoose: (variantId: number | null) => void;
}

/** One piece of the package: the model, then its size and colour. What does not fit can be looked at, and says why. */
export function PieceChoice({ piece, models, chosen, misfitOf, onChoose }: PieceChoiceProps) {
  const text = useText('mf-product');
  const model = models.find(({ variants }) => variants.some(({ id }) => id === chosen));
  const variant = model?.variants.find(({ id }) => id === chosen);
  // Before a choice: the kind of thing.
  const shown = variant ?? models[0];
  const misfit = chosen === null ? null : misfitOf(chosen);
  const firstFitting = (id: number) => {
    const variants = models.find((each) => each.id === id)?.variants ?? [];
    return (variants.find(fits) ?? variants[0])?.id ?? null;
  };
  const fits: VariantFieldsProps['fits'] = ({ id }) => misfitOf(id) === null;
  const note = (words: string, isFitting: boolean) => (isFitting ? words : text('ski.does_not_fit', { name: words }));
  return (
    <section className={styles.piece} aria-labelledby={`ski-${piece}`}>
      <div className={styles.picture}>
        {shown && (
          <Picture
            path={shown.image}
            alt={model?.name ?? ''}
            widths={[160, 320]}
            sizes="9rem"
            fit="contain"
            className={model ? undefined : styles.example}
          />
        )}
      </div>
      <h2 id={`ski-${piece}`}>{text(`ski.${piece}`)}</h2>
      <div className={styles.choices}>
        <SelectField
          label={text('ski.model')}
          value={model?.id ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : firstFitting(Number(event.target.value)))}
        >
          <option value="">{text('ski.none')}</option>
          {models.map(({ id, name, variants }) => (
            <option key={id} value={id}>
              {note(name, variants.some(fits))}
            </option>
          ))}
        </SelectField>
        {model && <VariantFields model={model} variant={variant} fits={fits} note={note} onChoose={onChoose} />}
        {model && model.facts.length > 0 && <p className={styles.facts}>{model.facts.join(' · ')}</p>}
        {misfit && (
          <Notice kind="warning" isLive>
            {text(`ski.misfit_${misfit}`)}
          </Notice>
        )}
      </div>
    </section>
  );
}

interface VariantFieldsProps {
  model: SkiModel;
  variant: SkiModel['variants'][number] | undefined;
  fits: (variant: SkiModel['variants'][number]) => boolean;
  /** The words of an option, which say that it does not fit. */
  note: (words: string, isFitting: boolean) => string;
  onChoose: (variantId: number | null) => void;
}

/** Size and colour of the chosen model. */
function VariantFields({ model, variant, fits, note, onChoose }: VariantFieldsProps) {
  const text = useText('mf-product');
  const sizes = sizesOf(model);
  const colors = variant ? variantsOfSize(model, variant.size) : [];
  return (
    <>
      {sizes.some((size) => size !== '') && (
        <SelectField
          label={text('choose.size')}
          value={variant?.size ?? ''}
          onChange={(event) => onChoose(inSize(model, event.target.value, variant)?.id ?? null)}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {note(size, variantsOfSize(model, size).some(fits))}
            </option>
          ))}
        </SelectField>
      )}
      {colors.length > 1 && (
        <SelectField
          label={text('choose.color')}
          value={variant?.id ?? ''}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {colors.map(({ id, color }) => (
            <option key={id} value={id}>
              {color?.name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
