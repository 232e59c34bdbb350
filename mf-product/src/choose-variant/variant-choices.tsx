import type { ProductModel } from 'mf-shared/contract';
import { type Translate, useText } from 'mf-shared/i18n';
import { SizeChoice, type SizeOption } from 'mf-shared/ui/size-buttons/size-choice.tsx';
import { ColorChoice } from 'mf-shared/ui/swatches/color-choice.tsx';
import type { ReactNode } from 'react';
import { type ChoiceOption, choiceOptions } from './choice-options.ts';
import { choiceId } from './focus-choice.ts';
import type { Choice, Selection } from './selection.ts';

/** Told before the tap from this many pieces down (PRODUCT-55). */
const fewLeft = 5;

interface VariantChoicesProps {
  model: ProductModel;
  selection: Selection;
  choose: (choice: Choice, value: string) => void;
  /** At the end of the sizes' first line. */
  sizeGuide: ReactNode;
}

/** Colour, size and type as far as the model has them. */
export function VariantChoices({ model, selection, choose, sizeGuide }: VariantChoicesProps) {
  const text = useText('mf-product');
  const colors = choiceOptions(model, 'color', selection);
  const sizes = choiceOptions(model, 'size', selection);
  const types = choiceOptions(model, 'type', selection);
  const typeTitle = model.products.find(({ product_type }) => product_type)?.product_type?.title || text('choose.type');

  return (
    <>
      {colors.length > 0 && (
        <div id={choiceId('color')} tabIndex={-1}>
          <ColorChoice
            legend={text('choose.color')}
            options={colors.map(({ value, label, image, out }) => ({
              slug: value,
              name: label,
              image,
              out: out && text(`buy.${out}`),
            }))}
            chosen={selection.color}
            onChoose={(color) => choose('color', color)}
          />
        </div>
      )}
      {sizes.length > 0 && (
        <SizeChoice
          id={choiceId('size')}
          legend={text('choose.size')}
          options={sizes.map((option) => toSizeOption(option, text))}
          chosen={selection.size}
          onChoose={(size) => choose('size', size)}
          aside={sizeGuide}
          note={model.fit_note}
        />
      )}
      {types.length > 1 && (
        <SizeChoice
          id={choiceId('type')}
          legend={typeTitle}
          options={types.map((option) => toSizeOption(option, text))}
          chosen={selection.type}
          onChoose={(type) => choose('type', type)}
        />
      )}
    </>
  );
}

/** The stock told before the tap: few pieces left, or days until it leaves. */
function toSizeOption({ value, out, inStock, dispatchNumber }: ChoiceOption, text: Translate): SizeOption {
  const isFew = inStock > 0 && inStock <= fewLeft;
  const note = isFew
    ? text('choose.few_left', { count: inStock })
    : dispatchNumber > 2 && dispatchNumber < 30
      ? text('choose.days', { days: dispatchNumber })
      : undefined;
  return { name: value, out: out && text(`buy.${out}`), note, tone: isFew ? 'few' : 'plain' };
}
