import type { OrderWithStory } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { mailIcon, personIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import type { OrderChange } from '../after-order/after-order.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { IconList } from '../forms/icon-list.tsx';
import { SidePanel } from '../forms/side-panel.tsx';
import { useForm } from '../forms/use-form.ts';
import { FoundOrder } from './found-order.tsx';
import { useLinkedOrder } from './use-linked-order.ts';

/** A guest's order by its number and email (ROUTE-62, AFTER-15, AFTER-16). */
export function ViewOrderPage() {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const [order, setOrder] = useState<OrderWithStory | null>(null);
  const linked = useLinkedOrder(setOrder);
  const form = useForm({
    id: 'view-order',
    initial: { order_number: '', email: '' },
    labels: { order_number: text('view_order.number'), email: text('login.email') },
    rules: { order_number: ['required'], email: ['required', 'email'] },
    send: async (values) => setOrder(await api.post<OrderWithStory>('/api/orders/fetch/', values)),
    explain: ({ status }) => (status === 404 ? text('view_order.not_found') : null),
  });
  const change = (made: OrderChange) => {
    setOrder((known) => known && { ...known, ...made });
    // What was done stands in its story; where it cannot be asked for, the page stays as it is.
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
      <FoundOrder
        order={order}
        proof={linked.key === null ? { email: form.values.email } : { key: linked.key }}
        onChange={change}
        onClose={close}
      />
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
      <FormFrame form={form} action={text('view_order.submit')}>
        <TextField {...form.field('order_number')} hint={text('view_order.number_hint')} inputMode="numeric" />
        <TextField {...form.field('email')} type="email" autoComplete="email" />
      </FormFrame>
    </FormPage>
  );
}
