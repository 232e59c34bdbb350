import type { SocialProvider } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { boxIcon, heartIcon, repairIcon, tagIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { FormPage } from '../forms/form-page.tsx';
import { IconList } from '../forms/icon-list.tsx';
import { SidePanel } from '../forms/side-panel.tsx';
import { ProviderButtons } from '../social/provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage({ data: providers }: PageProps<readonly SocialProvider[]>) {
  const text = useText('mf-account');
  const href = useHref();
  const aside = (
    <SidePanel title={text('register.why')}>
      <IconList
        items={[
          { icon: tagIcon, key: 'prices', content: text('join.club_prices') },
          { icon: boxIcon, key: 'orders', content: text('join.orders') },
          { icon: heartIcon, key: 'wishlist', content: text('join.wishlist') },
          { icon: repairIcon, key: 'repair', content: text('register.repair') },
        ]}
      />
      <p>
        {text('register.known')} <a href={href('/accounts/login/')}>{text('login.submit')}</a>
      </p>
    </SidePanel>
  );
  return (
    <FormPage title={text('register.title')} lead={text('register.lead')} aside={aside}>
      <ProviderButtons providers={providers} />
      <RegisterForm />
    </FormPage>
  );
}
