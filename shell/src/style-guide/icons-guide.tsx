import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import * as signs from 'mf-shared/ui/icon/sign-shapes.ts?every';
import * as things from 'mf-shared/ui/icon/thing-shapes.ts?every';
import { GuideRow, GuideSample, GuideSection } from './guide-section.tsx';

export function IconsGuide() {
  return (
    <GuideSection title="Icons">
      <GuideRow>
        {Object.entries({ ...signs, ...things }).map(([name, shape]) => (
          <GuideSample key={name} name={name}>
            <Icon shape={shape} />
          </GuideSample>
        ))}
      </GuideRow>
    </GuideSection>
  );
}
