import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ConsentsForm, consentNames } from './consents-form.tsx';
import { EmailForm } from './email-form.tsx';
import { InterestsForm } from './interests-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import styles from './settings.module.css';
import { useCustomer } from './use-customer.ts';
import { YourData } from './your-data.tsx';

const TwoStepSignIn = lazyPart(() => import('./two-step-sign-in.tsx').then((part) => part.TwoStepSignIn));

const memberParts = () => import('../membership/member-parts.ts');
const MembershipsForm = lazyPart(() => memberParts().then((part) => part.MembershipsForm));
const ClubForm = lazyPart(() => memberParts().then((part) => part.ClubForm));
const GiftCategoryForm = lazyPart(() => memberParts().then((part) => part.GiftCategoryForm));
const OrganisationForm = lazyPart(() => memberParts().then((part) => part.OrganisationForm));
const PreferredStoreForm = lazyPart(() => memberParts().then((part) => part.PreferredStoreForm));
const SocialAccounts = lazyPart(() => import('../social/social-accounts.tsx').then((part) => part.SocialAccounts));

/** Details, interests, messages, and what is held: each says what is set, opens in its place, and is saved by itself. */
export function AccountSettings() {
  const text = useText('mf-account');
  const { data: customer, failure, retry, save } = useCustomer();
  const { data: hasProviders } = useQuery<boolean, { providers: unknown[] }>('/api/accounts/social/', {
    read: ({ providers }) => providers.length > 0,
  });
  if (failure)
    return (
      <div className={styles.failed} role="alert">
        <p>{text('settings.failed')}</p>
        <Button look="line" onClick={retry}>
          {text('orders.retry')}
        </Button>
      </div>
    );
  if (!customer) return <Bone kind="line" width="most" />;
  const sent = consentNames.filter((name) => customer[name]).map((name) => text(`settings.${name}`));
  const home = [customer.address, customer.city].filter(Boolean).join(', ');
  return (
    <div className={styles.settings}>
      <Group title={text('settings.you')}>
        <Part title={text('settings.details')} now={home}>
          <ProfileForm customer={customer} onSave={save} />
        </Part>
        <Part title={text('settings.email')} now={customer.customer.email}>
          <EmailForm email={customer.customer.email} />
        </Part>
        <Part title={text('settings.password')}>
          <PasswordForm />
        </Part>
        <Part title={text('two_step.title')} id="two-step" isLate>
          <TwoStepSignIn />
        </Part>
        {hasProviders && (
          <Part title={text('social.settings')} isLate>
            <SocialAccounts />
          </Part>
        )}
      </Group>
      <Shopping customer={customer} onSave={save} />
      <Group title={text('settings.messages_and_data')}>
        <Part title={text('settings.messages')} now={sent.join(', ') || text('settings.no_messages')}>
          <ConsentsForm customer={customer} onSave={save} />
        </Part>
        <Part title={text('settings.sessions')} isLate>
          <SessionList />
        </Part>
        <Part title={text('settings.your_data')} now={text('settings.your_data_now')}>
          <YourData />
        </Part>
      </Group>
    </div>
  );
}

type Customer = ReturnType<typeof useCustomer>;

function Shopping({ customer, onSave }: { customer: NonNullable<Customer['data']>; onSave: Customer['save'] }) {
  const text = useText('mf-account');
  const interests = customer.interests.length;
  return (
    <Group title={text('settings.shopping')}>
      <Part title={text('settings.interests')} now={interests > 0 ? text('settings.chosen', { count: interests }) : ''}>
        <InterestsForm chosen={customer.interests} onSave={onSave} />
      </Part>
      <Part title={text('settings.preferred_store')} isLate>
        <PreferredStoreForm chosen={customer.preferred_store} onSave={onSave} />
      </Part>
      <Part
        title={text('membership.club')}
        now={customer.is_club_member ? text('membership.club_member') : ''}
        id="club"
        isLate
      >
        <ClubForm isMember={customer.is_club_member} onSave={onSave} />
      </Part>
      <Part title={text('membership.gift_category')} isLate>
        <GiftCategoryForm chosen={customer.gift_category} onSave={onSave} />
      </Part>
      <Part title={text('membership.title')} id="memberships" isLate>
        <MembershipsForm customer={customer} onSave={onSave} />
      </Part>
      <Part title={text('membership.organisation')} id="organisation" isLate>
        <OrganisationForm organisation={customer.organisation} />
      </Part>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <p id={id}>{title}</p>
      {children}
    </section>
  );
}

interface PartProps {
  title: string;
  /** What is set at present, where that can be told in a few words. */
  now?: string;
  /** Links lead to it, and find it open. */
  id?: string;
  /** The content asks the service, so it is drawn only once it is opened. */
  isLate?: boolean;
  children: ReactNode;
}

function Part({ title, now = '', id, isLate = false, children }: PartProps) {
  const [isShown, setIsShown] = useState(!isLate);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (id === undefined || location.hash !== `#${id}` || !part.current) return;
    part.current.open = true;
    part.current.scrollIntoView();
  }, [id]);
  return (
    <details ref={part} id={id} className={styles.part} onToggle={() => setIsShown(true)}>
      <summary>
        <span>
          <h3>{title}</h3>
          {now && <small>{now}</small>}
        </span>
        <Icon shape={chevronDownIcon} size="small" />
      </summary>
      <div className={styles.inside}>
        {isShown && <Suspense fallback={<Bone kind="line" width="most" />}>{children}</Suspense>}
      </div>
    </details>
  );
}
