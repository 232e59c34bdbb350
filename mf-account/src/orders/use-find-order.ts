import type { OrderWithStory } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useForm } from '../forms/use-form.ts';

/** The form that finds a guest's order by its number and email (AFTER-15, AFTER-16). @param id begins the ids of its controls */
export function useFindOrder(id: string, onOrder: (order: OrderWithStory) => void) {
  const text = useText('mf-account');
  const api = useApi();
  return useForm({
    id,
    initial: { order_number: '', email: '' },
    labels: { order_number: text('view_order.number'), email: text('login.email') },
    rules: { order_number: ['required'], email: ['required', 'email'] },
    send: async (values) => onOrder(await api.post<OrderWithStory>('/api/orders/fetch/', values)),
    explain: ({ status }) => (status === 404 ? text('view_order.not_found') : null),
  });
}
