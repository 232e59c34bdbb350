import { Icon, type IconName } from 'mf-shared/ui/icon/icon.tsx';
import { iconShapes } from 'mf-shared/ui/icon/icon-shapes.ts';
import { GuideRow, GuideSample, GuideSection } from './guide-section.tsx';

export function IconsGuide() {
  return (
    <GuideSection title="Icons">
      <GuideRow>
        {(Object.keys(iconShapes) as IconName[]).map((name) => (
          <GuideSample key={name} name={name}>
            <Icon name={name} />
          </GuideSample>
        ))}
      </GuideRow>
    </GuideSection>
  );
}
