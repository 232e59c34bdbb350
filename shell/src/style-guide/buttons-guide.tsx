import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { heartIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { GuideRow, GuideSample, GuideSection } from './guide-section.tsx';

const looks = [
  ['action', 'Add to cart'],
  ['strong', 'Show 38 products'],
  ['line', 'Continue shopping'],
  ['quiet', 'Clear all'],
] as const;

export function ButtonsGuide() {
  return (
    <GuideSection title="Buttons">
      {looks.map(([look, label]) => (
        <GuideRow key={look}>
          <GuideSample name={look}>
            <Button look={look}>{label}</Button>
          </GuideSample>
          <GuideSample name="small">
            <Button look={look} size="small">
              {label}
            </Button>
          </GuideSample>
          <GuideSample name="disabled">
            <Button look={look} disabled>
              {label}
            </Button>
          </GuideSample>
          <GuideSample name="busy">
            <Button look={look} isBusy>
              {label}
            </Button>
          </GuideSample>
        </GuideRow>
      ))}
      <GuideRow>
        <GuideSample name="icon">
          <Button look="line" isIcon aria-label="Add to wishlist">
            <Icon shape={heartIcon} />
          </Button>
        </GuideSample>
        <GuideSample name="link">
          <ButtonLink look="line" href="#buttons">
            See what is new
          </ButtonLink>
        </GuideSample>
        <GuideSample name="text with an arrow">
          <TextArrow href="#buttons">All 214 offers</TextArrow>
        </GuideSample>
      </GuideRow>
    </GuideSection>
  );
}
