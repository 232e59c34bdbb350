import type { ExchangeChoice } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { compareSizes } from 'mf-shared/rules/size-order';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useState } from 'react';
import pills from '../lib/option-pills.module.css';
import styles from './choose-variant.module.css';
import { canBeWanted, wantedOf } from './use-exchange-choices.ts';
import type { ChosenLine } from './use-kept-return.ts';

export interface ChooseVariantProps {
  productId: number;
  /** Names the product to who hears the choice alone. */
  name: string;
  /** Colour and type of what comes back. */
  kind: string;
  choices: readonly ExchangeChoice[];
  chosen: ChosenLine;
  /** Id of the words that say what is missing. */
  problemId: string | undefined;
  keptUntil: string;
  money: (amount: number) => string;
  onChoose: (variantId: number) => void;
}

export const kindOf = ({ color, type }: { color: string; type: string }): string =>
  [color, type].filter(Boolean).join(', ');

/** Another size or colour of a product, with what is there now and what it costs beside what was paid (AFTER-39, AFTER-60). */
export function ChooseVariant(props: ChooseVariantProps) {
  const { productId, name, kind, choices, chosen, keptUntil, money, onChoose } = props;
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const kinds = [...new Set(choices.map(kindOf))];
  const own = choices.find(({ variantId }) => variantId === chosen.variantId);
  const first = kinds.includes(kind) ? kind : (kinds[0] ?? '');
  const [shown, setShown] = useState(own ? kindOf(own) : first);
  const hasSizes = choices.some(({ size }) => size !== '');
  const sizes = choices.filter((choice) => !hasSizes || kindOf(choice) === shown);
  const wanted = wantedOf(choices, chosen);
  const message = wanted && text(...beside(wanted, chosen.amount, money));
  return (
    <div className={styles.choose}>
      {hasSizes && (kinds.length > 1 || shown !== kind) && (
        <fieldset className={classNames(pills.pills, styles.options)}>
          <legend>
            {text('returns.which_color')} <span className={words.hidden}>{name}</span>
          </legend>
          {kinds.map((each) => (
            <label key={each}>
              <input type="radio" name={`kind-${productId}`} checked={each === shown} onChange={() => setShown(each)} />
              <ColourPicture image={choices.find((choice) => kindOf(choice) === each)?.image} />
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={classNames(pills.pills, styles.options)} aria-describedby={props.problemId}>
        <legend>
          {text(hasSizes ? 'returns.which_size' : 'returns.which_color')} <span className={words.hidden}>{name}</span>
        </legend>
        {sizes
          .toSorted((a, b) => compareSizes(a.size, b.size))
          .map((choice, index) => (
            <VariantOption
              key={choice.variantId}
              id={index === 0 ? `variant-${productId}` : undefined}
              {...{ productId, choice, money, onChoose }}
              label={hasSizes ? choice.size : kindOf(choice)}
              image={hasSizes ? undefined : choice.image}
              amount={chosen.amount}
              isChosen={choice.variantId === chosen.variantId}
              isInvalid={props.problemId !== undefined}
            />
          ))}
      </fieldset>
      <p role="status" className={styles.told}>
        {message && `${message} ${text('after.exchange_kept', { day: longDate(keptUntil, locale) })}`}
      </p>
    </div>
  );
}

/** What is to be paid beside the exchange, or comes back; both where a part of each piece does. */
function beside(
  { given_back, extra }: ExchangeChoice,
  amount: number,
  money: (amount: number) => string,
): [key: string, values: { amount: string }] {
  const more = extra[amount - 1] ?? 0;
  const back = given_back[amount - 1] ?? 0;
  if (more > 0) return ['returns.exchange_pay', { amount: money(more) }];
  return back > 0 ? ['returns.exchange_back', { amount: money(back) }] : ['returns.exchange_even', { amount: '' }];
}

function ColourPicture({ image }: { image: string | undefined }) {
  return image ? <Picture path={image} alt="" widths={[80, 160]} sizes="3.5rem" className={styles.picture} /> : null;
}

interface VariantOptionProps extends Pick<ChooseVariantProps, 'productId' | 'money' | 'onChoose'> {
  id: string | undefined;
  choice: ExchangeChoice;
  label: string;
  /** Where it is chosen by its colour. */
  image: string | undefined;
  amount: number;
  isChosen: boolean;
  isInvalid: boolean;
}

/** One variant; what cannot be had says why, and is not chosen. */
function VariantOption({
  id,
  productId,
  choice,
  label,
  image,
  amount,
  isChosen,
  isInvalid,
  money,
  onChoose,
}: VariantOptionProps) {
  const text = useText('mf-account');
  const { in_stock, given_back, extra, variantId } = choice;
  const canBe = canBeWanted(choice, amount);
  const note = noteOf();
  return (
    <label data-out={!canBe || undefined}>
      <input
        id={id}
        type="radio"
        name={`variant-${productId}`}
        checked={isChosen && canBe}
        // It stays in the order of the tab key, so that everybody hears why it cannot be had.
        aria-disabled={!canBe || undefined}
        aria-invalid={isInvalid ? true : undefined}
        onChange={() => canBe && onChoose(variantId)}
      />
      {image !== undefined && <ColourPicture image={image} />}
      <span>{label}</span>
      {note && <small className={styles.note}>{note}</small>}
    </label>
  );

  function noteOf(): string {
    if (in_stock === 0) return text('returns.exchange_out');
    if (in_stock < amount) return text('returns.exchange_few', { count: in_stock });
    const [back = 0] = given_back;
    const [more = 0] = extra;
    if (more > 0) return text('returns.exchange_more', { amount: money(more) });
    return back > 0 ? text('returns.exchange_cheaper', { amount: money(back) }) : '';
  }
}
