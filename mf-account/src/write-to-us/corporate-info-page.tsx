import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { giftIcon, mailIcon, tagIcon, truckIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { FormPage } from '../forms/form-page.tsx';
import { IconList } from '../forms/icon-list.tsx';
import { SidePanel } from '../forms/side-panel.tsx';
import { CorporateInfoForm } from './corporate-info-form.tsx';

/** A company asks for information (ROUTE-25, CONTENT-22). */
export function CorporateInfoPage() {
  const text = useText('mf-account');
  const href = useHref();
  const aside = (
    <SidePanel title={text('corporate.why')}>
      <IconList
        items={[
          { icon: giftIcon, key: 'gifts', content: text('corporate.gifts') },
          { icon: tagIcon, key: 'logo', content: text('corporate.logo') },
          { icon: truckIcon, key: 'delivery', content: text('corporate.delivery') },
          {
            icon: mailIcon,
            key: 'letter',
            content: <a href={href('/corporate-newsletter/')}>{text('letter.corporate.title')}</a>,
          },
        ]}
      />
    </SidePanel>
  );
  return (
    <FormPage title={text('corporate.title')} lead={text('corporate.lead')} aside={aside}>
      <CorporateInfoForm />
    </FormPage>
  );
}
