import type { OrderWithStory } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { downloadIcon, mailIcon, personIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { Suspense, useState } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { IconList } from '../forms/icon-list.tsx';
import { SidePanel } from '../forms/side-panel.tsx';
import { FindOrderForm } from '../orders/find-order-form.tsx';
import { useFindOrder } from '../orders/use-find-order.ts';
import { useLinkedOrder } from '../orders/use-linked-order.ts';

/** Only who found an order needs it. */
const FoundContract = lazyPart(() => import('./found-contract.tsx').then((part) => part.FoundContract));

/** The way out of a contract, without signing in (LAW-2): the order is found, or a mailed link names it, and withdrawn from. */
export function WithdrawPage() {
  const text = useText('mf-account');
  const [order, setOrder] = useState<OrderWithStory | null>(null);
  const linked = useLinkedOrder(setOrder);
  const form = useFindOrder('withdraw', setOrder);
  if (order) {
    const proof = linked.key === null ? { email: form.values.email } : { key: linked.key };
    return (
      <Suspense fallback={<Bone kind="title" width="most" />}>
        <FoundContract
          order={order}
          proof={proof}
          onChange={(made) => setOrder((known) => known && { ...known, ...made })}
        />
      </Suspense>
    );
  }
  return (
    <FormPage title={text('withdraw_page.title')} lead={text('withdraw_page.lead')} aside={<OtherWays />}>
      {linked.hasFailed && (
        <Notice kind="error" isLive>
          {text('view_order.link_failed')}
        </Notice>
      )}
      <FindOrderForm form={form} action={text('withdraw_page.submit')} />
    </FormPage>
  );
}

/** On paper, in one's own words, or from the account. */
function OtherWays() {
  const text = useText('mf-account');
  const href = useHref();
  const { brand, locale } = usePageConfig();
  const { contactEmail } = brand;
  return (
    <SidePanel title={text('withdraw_page.other')}>
      <IconList
        items={[
          {
            ...{ icon: downloadIcon, key: 'form' },
            content: <a href={`/api/withdrawal-form/?language=${locale}`}>{text('withdraw_page.form')}</a>,
          },
          {
            ...{ icon: mailIcon, key: 'write' },
            content: <a href={`mailto:${contactEmail}`}>{text('withdraw_page.write', { email: contactEmail })}</a>,
          },
          {
            ...{ icon: personIcon, key: 'account' },
            content: <a href={href('/accounts/')}>{text('withdraw_page.account')}</a>,
          },
        ]}
      />
    </SidePanel>
  );
}
