import type { ReturnWay } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { Problem } from '../lib/problem.tsx';
import { ChoosePoint } from './choose-point.tsx';
import type { ToldReturn } from './return-lines.ts';
import type { KeptReturn } from './use-kept-return.ts';

interface WaysBackProps {
  kept: KeptReturn;
  told: ToldReturn;
  /** What is missing, by the id of its field. */
  problems: Readonly<Record<string, string>>;
}

/** The ways that the service offers, each with its price; none is chosen for the buyer, as some cost (AFTER-46 to AFTER-49). */
export function WaysBack({ kept, told, problems }: WaysBackProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const { values, change } = kept;
  const money = orderMoney(told.currency, config);
  const priceOf = ({ way, fee, free_for }: ToldReturn['ways'][number]) => {
    if (way === 'post') return text('returns.way_post_price');
    if (fee > 0) return money(fee);
    return text(free_for === null ? 'returns.free' : `returns.free_${free_for}`);
  };
  const missing = problems[wayId(told.ways[0]?.way ?? 'post')];
  return (
    <>
      <RadioCards legend={text('returns.way')} isLegendHidden>
        {told.ways.map((offer) => (
          <RadioCard
            key={offer.way}
            id={wayId(offer.way)}
            name="way"
            value={offer.way}
            checked={values.way === offer.way}
            aria-invalid={missing ? true : undefined}
            onChange={() => change({ way: offer.way })}
            label={text(`returns.way_${offer.way}`)}
            aside={priceOf(offer)}
            note={text(`returns.way_${offer.way}_note`)}
          >
            {offer.way === 'label' && values.way === 'label' && (
              <ChoosePoint kept={kept} country={told.country} problems={problems} />
            )}
          </RadioCard>
        ))}
      </RadioCards>
      {missing && <Problem>{missing}</Problem>}
    </>
  );
}

export const wayId = (way: ReturnWay): string => `way-${way}`;
