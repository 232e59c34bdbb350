import { useText } from 'mf-shared/i18n';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { bagIcon, returnIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Problem } from '../lib/problem.tsx';
import styles from '../lib/wish-cards.module.css';
import { ChooseVariant, type ChooseVariantProps } from './choose-variant.tsx';
import type { ChosenLine } from './use-kept-return.ts';

const wishes = ['money', 'exchange'] as const;
const wishIcons = { money: bagIcon, exchange: returnIcon } as const;

interface ReturnWishProps extends Omit<ChooseVariantProps, 'problemId' | 'onChoose'> {
  problem: string | undefined;
  onChange: (line: ChosenLine) => void;
}

/** What is wanted for a product: its money, or another size or colour of it (AFTER-36). */
export function ReturnWish({ problem, onChange, ...variant }: ReturnWishProps) {
  const text = useText('mf-account');
  const { productId, chosen } = variant;
  const problemId = `variant-${productId}-problem`;
  return (
    <>
      <fieldset className={styles.wishes}>
        <legend>{text('returns.wish')}</legend>
        {wishes.map((wish) => (
          <label key={wish}>
            <input
              type="radio"
              name={`wish-${productId}`}
              value={wish}
              checked={chosen.wish === wish}
              onChange={() => onChange({ ...chosen, wish })}
            />
            <Icon shape={wishIcons[wish]} size="small" />
            <span>{text(`returns.wish_${wish}`)}</span>
          </label>
        ))}
      </fieldset>
      {chosen.wish === 'exchange' && (
        <ChooseVariant
          {...variant}
          problemId={problem ? problemId : undefined}
          onChoose={(variantId) => onChange({ ...chosen, variantId })}
        />
      )}
      {chosen.wish === 'exchange' && problem && <Problem id={problemId}>{problem}</Problem>}
    </>
  );
}
