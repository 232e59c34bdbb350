import {
  apiError,
  customer,
  customerCartRequest,
  customerOrders,
  done,
  orderWithStory,
  organisationRequest,
  wishlistToggleRequest,
  wishlistToggleResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { readActingFor } from '../acting/acting-for.ts';
import { noteWrite } from '../audit/note-write.ts';
import { readOrderSummaries, readOrderWithStory } from '../buyer-orders/read-order.ts';
import { allowReminders } from '../reminders/stopped-reminders.ts';
import { askForOrganisation } from './ask-for-organisation.ts';
import type { SignedInCustomer } from './authenticate.ts';
import { changeProfile } from './change-profile.ts';
import { holdAccountToChange } from './hold-account.ts';
import { profilePatch } from './profile-patch.ts';
import { readCustomer } from './read-customer.ts';
import { toggleWish } from './toggle-wish.ts';

/** What is a signed-in customer's own: profile, wishes, cart and orders. */
export const customerRoutes: ServiceModule = (app, context) => {
  // Answers about a person are kept by nobody on the way.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/customer/')) reply.header('cache-control', 'private, no-store');
  });

  addProfileRoutes(app, context);
  addWishAndCartRoutes(app, context);
  addOrderRoutes(app, context);
};

function addProfileRoutes(app: ServiceApp, { db, catalogue, secret }: ServiceContext): void {
  const tellCustomer = async (caller: SignedInCustomer) =>
    readCustomer(db, caller.id, await readActingFor(db, caller.actingForId));

  app.get('/api/customer/', { config: { access: 'customer' }, schema: { response: { 200: customer } } }, (request) =>
    tellCustomer(callerOf(request)),
  );

  app.patch(
    '/api/customer/',
    { config: { access: 'customer' }, schema: { body: profilePatch, response: { 200: customer } } },
    async (request) => {
      await changeProfile(db, catalogue.catalogue, { id: callerOf(request).id, patch: request.body });
      const customer = await tellCustomer(callerOf(request));
      if (request.body.reminder_consent) await allowReminders(db, secret, customer.id);
      return customer;
    },
  );

  app.post(
    '/api/customer/organisation/',
    {
      config: { access: 'customer', rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: { body: organisationRequest, response: { 200: customer, '4xx': apiError } },
    },
    async (request) => {
      const caller = callerOf(request);
      await askForOrganisation(db, caller, request.body);
      return tellCustomer(caller);
    },
  );
}

function addWishAndCartRoutes(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  app.post(
    '/api/customer/wishlist_toggle/',
    {
      config: { access: 'customer' },
      schema: { body: wishlistToggleRequest, response: { 200: wishlistToggleResponse } },
    },
    async (request) => {
      const { model_id } = request.body;
      if (!catalogue.catalogue.models.has(model_id)) throw new Refusal(404, 'product_not_found');
      return { added: await toggleWish(db, callerOf(request).id, model_id) };
    },
  );

  app.put(
    '/api/customer/cart/',
    {
      config: { access: 'customer' },
      schema: { body: customerCartRequest, response: { 200: done } },
    },
    async (request) => {
      const { cart_content } = request.body;
      if (!isCart(cart_content))
        throw new Refusal(400, 'invalid_request', { fields: { cart_content: 'validation.invalid' } });
      await saveCart(db, callerOf(request), cart_content);
      return { ok: true as const };
    },
  );
}

function addOrderRoutes(app: ServiceApp, { db, secret }: ServiceContext): void {
  app.get(
    '/api/customer/orders/',
    { config: { access: 'customer' }, schema: { response: { 200: customerOrders } } },
    async (request) => ({ orders: await readOrderSummaries(db, callerOf(request).id) }),
  );

  app.get(
    '/api/customer/orders/:number/',
    {
      config: { access: 'customer' },
      schema: { params: z.object({ number: z.string().max(40) }), response: { 200: orderWithStory } },
    },
    async (request) => {
      const filter = { number: request.params.number, customerId: callerOf(request).id };
      const found = await readOrderWithStory({ db, secret }, filter, { reader: 'buyer', locale: request.locale });
      if (!found) throw new Refusal(404, 'order_not_found');
      return found;
    },
  );
}

/** The cart of the caller, or of the customer for whom a member of the staff buys, which stands in the log (STAFF-26). */
async function saveCart(db: Database, { id, actingForId }: SignedInCustomer, cart_content: string): Promise<void> {
  const customerId = actingForId ?? id;
  await inTransaction(db, async (tx) => {
    await holdAccountToChange(tx, customerId, actingForId === null ? null : id);
    await tx.updateTable('customers').set({ cart_content }).where('id', '=', customerId).execute();
    if (actingForId !== null)
      await noteWrite(tx, id, {
        action: 'cart_saved_for',
        entity: 'customer',
        entityId: String(actingForId),
        before: null,
        after: { cart_content },
      });
  });
}

/** cart_content is a JSON text holding products (SESSION-17). */
const cart = z.object({ products: z.array(z.unknown()).max(500) });

function isCart(text: string): boolean {
  try {
    return cart.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
