import { Refusal } from '../../http/refusal.ts';
import { abandonPayment } from './abandon-payment.ts';
import { type PaymentContext, providerOf } from './payment-context.ts';
import { ProviderRefusal, ProviderUnavailable } from './payment-provider.ts';
import { readPurchase } from './read-purchase.ts';

/**
 * Opens a payment that is written at its provider, once. @returns what the buyer's browser does next, also for who comes second
 * @throws Refusal 503 where the provider is down, 400 where it does not take the address: the payment is given up then
 */
export async function openPayment(context: PaymentContext, paymentId: string, slug: string): Promise<unknown> {
  const { db } = context;
  try {
    const provider = providerOf(context, slug);
    const purchase = await readPurchase(db, paymentId);
    const started = await provider.start(purchase, {
      callbackUrl: context.callbackUrl(slug, paymentId),
      returnUrl: context.returnUrl(slug, purchase),
    });
    const kept = await db
      .updateTable('payments')
      .set({ provider_session: started.session, next: JSON.stringify(started.next) })
      .where('id', '=', paymentId)
      .where('next', 'is', null)
      .returning('next')
      .executeTakeFirst();
    if (kept) return kept.next;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    context.log.error({ err: error, paymentId }, 'a payment could not be opened');
    await abandonPayment(context, paymentId, 'failed');
    if (error instanceof ProviderRefusal && error.isAboutAddress)
      throw new Refusal(400, 'payment_address', { fields: { address: 'errors.payment_address' } });
    throw new Refusal(503, 'payment_unavailable');
  }
  const { next } = await db.selectFrom('payments').select('next').where('id', '=', paymentId).executeTakeFirstOrThrow();
  return next;
}
