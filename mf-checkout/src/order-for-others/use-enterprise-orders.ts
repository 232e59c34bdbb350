import type { EnterpriseOrder, EnterpriseOrdersResponse } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';

/** The customer's open enterprise orders; null until they are known. Failures are told, and what was shown stays. */
export function useEnterpriseOrders() {
  const api = useApi();
  const text = useText('mf-checkout');
  const tell = (error: unknown) =>
    showToast('error', (error instanceof ApiFailure && error.message) || text('enterprise.failed'));
  const { data: orders, setData: setOrders } = useQuery<readonly EnterpriseOrder[], EnterpriseOrdersResponse>(
    '/api/customer/enterprise/orders/',
    { read: (answer) => answer.enterprise_orders, onFailure: tell },
  );

  const begin = async (): Promise<EnterpriseOrder | null> => {
    try {
      const { enterprise_order } = await api.post<{ enterprise_order: EnterpriseOrder }>(
        '/api/customer/enterprise/order/',
        { enterprise_data: { id: null }, checkout_data: { products: [] } },
      );
      setOrders((before) => [enterprise_order, ...(before ?? [])]);
      return enterprise_order;
    } catch (error) {
      tell(error);
      return null;
    }
  };
  const close = async (id: number): Promise<void> => {
    try {
      await api.delete(`/api/customer/enterprise/order/${id}/`);
      setOrders((before) => before?.filter((order) => order.id !== id) ?? null);
    } catch (error) {
      tell(error);
    }
  };
  return { orders, begin, close };
}
