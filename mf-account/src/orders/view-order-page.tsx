import type { OrderWithStory } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { mailIcon, personIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { Suspense, useState } from 'react';
import type { OrderChange } from '../after-order/after-order.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { IconList } from '../forms/icon-list.tsx';
import { SidePanel } from '../forms/side-panel.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { useFindOrder } from './use-find-order.ts';
import { useLinkedOrder } from './use-linked-order.ts';

/** Only who found an order needs it. */
const FoundOrder = lazyPart(() => import('./found-order.tsx').then((part) => part.FoundOrder));

/** A guest's order by its number and email (ROUTE-62, AFTER-15, AFTER-16). */
export function ViewOrderPage() {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const [order, setOrder] = useState<OrderWithStory | null>(null);
  const linked = useLinkedOrder(setOrder);
  const form = useFindOrder('view-order', setOrder);
  const change = (made: OrderChange) => {
    setOrder((known) => known && { ...known, ...made });
    // The order's story tells what was done; if it cannot be loaded, the page stays as it is.
    const path = `/api/orders/${encodeURIComponent(order?.number ?? '')}/`;
    const again =
      linked.key === null
        ? api.post<OrderWithStory>('/api/orders/fetch/', form.values)
        : api.get<OrderWithStory>(path, { query: { key: linked.key } });
    again.then(setOrder, () => {});
  };
  const close = () => {
    setOrder(null);
    linked.forget();
    form.setState('idle');
  };
  if (order)
    return (
      <Suspense fallback={<Bone kind="title" width="most" />}>
        <FoundOrder
          order={order}
          proof={linked.key === null ? { email: form.values.email } : { key: linked.key }}
          onChange={change}
          onClose={close}
        />
      </Suspense>
    );
  const aside = (
    <SidePanel title={text('view_order.signed_in')}>
      <p>{text('view_order.account')}</p>
      <IconList
        items={[
          { icon: personIcon, key: 'account', content: <a href={href('/accounts/')}>{text('account.title')}</a> },
          { icon: mailIcon, key: 'ask', content: <a href={href('/ask/')}>{text('ask.title')}</a> },
        ]}
      />
    </SidePanel>
  );
  return (
    <FormPage title={text('view_order.title')} lead={text('view_order.lead')} aside={aside}>
      {linked.hasFailed && (
        <Notice kind="error" isLive>
          {text('view_order.link_failed')}
        </Notice>
      )}
      <FindOrderForm form={form} action={text('view_order.submit')} />
    </FormPage>
  );
}
