import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, usePageConfig } from 'mf-shared/router';
import { boxIcon, mailIcon, phoneIcon, storeIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { FormPage } from '../forms/form-page.tsx';
import { IconList } from '../forms/icon-list.tsx';
import { SidePanel } from '../forms/side-panel.tsx';
import { AskForm } from './ask-form.tsx';
import type { AskedAbout } from './asked-about.ts';

/** Writing to customer service, and the quicker ways (ROUTE-18, CONTENT-20, CONTENT-26). */
export function AskPage({ data }: PageProps<AskedAbout>) {
  const text = useText('mf-account');
  const href = useHref();
  const { brand } = usePageConfig();
  const phone = <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>;
  const aside = (
    <SidePanel title={text('ask.quicker')}>
      <IconList
        items={[
          {
            icon: phoneIcon,
            key: 'phone',
            content: (
              <>
                {phone}, {text('ask.hours')}
              </>
            ),
          },
          { icon: mailIcon, key: 'mail', content: <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a> },
          { icon: boxIcon, key: 'order', content: <a href={href('/view-order/')}>{text('view_order.title')}</a> },
          { icon: storeIcon, key: 'stores', content: <a href={href('/stores/')}>{text('ask.stores')}</a> },
        ]}
      />
    </SidePanel>
  );
  return (
    <FormPage title={text('ask.title')} lead={text('ask.lead')} aside={aside}>
      <AskForm asked={data} />
    </FormPage>
  );
}
