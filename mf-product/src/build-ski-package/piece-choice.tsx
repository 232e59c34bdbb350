import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { Misfit } from './ski-fit.ts';
import type { SkiModel } from './ski-models.ts';
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

/** One piece of the package: the model, then its size. What does not fit can be looked at, and says why. */
export function PieceChoice({ piece, models, chosen, misfitOf, onChoose }: PieceChoiceProps) {
  const text = useText('mf-product');
  const model = models.find(({ variants }) => variants.some(({ id }) => id === chosen));
  // Before a choice: the kind of thing.
  const shown = model ?? models[0];
  const misfit = chosen === null ? null : misfitOf(chosen);
  const firstFitting = (id: number) => {
    const variants = models.find((each) => each.id === id)?.variants ?? [];
    return (variants.find((variant) => misfitOf(variant.id) === null) ?? variants[0])?.id ?? null;
  };
  const note = (words: string, fits: boolean) => (fits ? words : text('ski.does_not_fit', { name: words }));
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
              {note(
                name,
                variants.some((variant) => misfitOf(variant.id) === null),
              )}
            </option>
          ))}
        </SelectField>
        {model?.variants.some(({ size }) => size !== '') && (
          <SelectField
            label={text('choose.size')}
            value={chosen ?? ''}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            {model.variants.map(({ id, size }) => (
              <option key={id} value={id}>
                {note(size, misfitOf(id) === null)}
              </option>
            ))}
          </SelectField>
        )}
        {misfit && (
          <Notice kind="warning" isLive>
            {text(`ski.misfit_${misfit}`)}
          </Notice>
        )}
      </div>
    </section>
  );
}
