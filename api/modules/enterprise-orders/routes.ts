import type { FastifyRequest } from 'fastify';
import {
  done,
  enterpriseOrderRequest,
  enterpriseOrderResponse,
  enterpriseOrdersResponse,
  idInPath,
} from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';
import { gatherEnterpriseOrder } from './gather-enterprise-order.ts';
import { readEnterpriseOrders } from './read-enterprise-orders.ts';

/**
 * Enterprise orders of organisation users and staff; each sees and changes its own only (PRODUCT-61, CHECKOUT-71,
 * CHECKOUT-72).
 */
export const enterpriseOrders: ServiceModule = (app, { db, catalogue }) => {
  app.post(
    '/api/customer/enterprise/order/',
    {
      config: { access: 'customer' },
      schema: { body: enterpriseOrderRequest, response: { 200: enterpriseOrderResponse } },
    },
    async (request) => {
      const { body, locale } = request;
      const { id: customerId } = organisationUser(request);
      const shop = catalogue.catalogue;
      const { products } = body.checkout_data;
      if (products.some(({ productId }) => !canBeGathered(productId)))
        throw new Refusal(400, 'invalid_request', { fields: { products: 'validation.invalid' } });
      const gathered = await inTransaction(db, (tx) =>
        gatherEnterpriseOrder(tx, customerId, body.enterprise_data.id, products),
      );
      const orders = await readEnterpriseOrders(db, shop, customerId, locale);
      const enterprise_order = orders.find(({ id }) => id === gathered);
      if (!enterprise_order) throw new Refusal(404, 'enterprise_order_not_found');
      return { enterprise_order };
    },
  );

  app.get(
    '/api/customer/enterprise/orders/',
    { config: { access: 'customer' }, schema: { response: { 200: enterpriseOrdersResponse } } },
    async (request) => {
      const { id } = organisationUser(request);
      return { enterprise_orders: await readEnterpriseOrders(db, catalogue.catalogue, id, request.locale) };
    },
  );

  app.delete(
    '/api/customer/enterprise/order/:id/',
    {
      config: { access: 'customer' },
      schema: { params: idInPath, response: { 200: done } },
    },
    async (request) => {
      const { numUpdatedRows } = await db
        .updateTable('enterprise_orders')
        .set({ status: 'closed' })
        .where('id', '=', request.params.id)
        .where('customer_id', '=', organisationUser(request).id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal(404, 'enterprise_order_not_found');
      return { ok: true as const };
    },
  );

  function canBeGathered(productId: number): boolean {
    const model = catalogue.catalogue.variants.get(productId)?.model;
    return Boolean(model?.is_public && !model.is_bundle && !model.is_gift_card && !model.campaign_only);
  }
};

/** @throws Refusal 403 for customers who order for themselves. */
function organisationUser(request: Pick<FastifyRequest, 'customer'>): SignedInCustomer {
  const customer = callerOf(request);
  if (!customer.isOrgUser && !customer.isStaff && !customer.isAdmin) throw new Refusal(403, 'forbidden');
  return customer;
}
