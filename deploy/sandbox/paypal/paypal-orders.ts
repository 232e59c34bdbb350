import type { CallbackPlan } from '../callback-plan.ts';
import type { Answer } from '../klarna-state.ts';
import { unitFault } from './check-unit.ts';
import { invalidRequest, noSuchResource, unprocessable } from './paypal-error.ts';
import type { Capture, ExperienceContext, PaypalOrder, PaypalState, PurchaseUnit } from './paypal-state.ts';

interface OrderRequest {
  intent?: string;
  purchase_units?: PurchaseUnit[];
  payment_source?: { paypal?: { experience_context?: ExperienceContext } };
}

/** POST /v2/checkout/orders */
export function createOrder(state: PaypalState, body: unknown, plan: CallbackPlan, origin: string): Answer {
  const asked = (typeof body === 'object' && body !== null ? body : {}) as OrderRequest;
  if (asked.intent !== 'CAPTURE') return invalidRequest('INVALID_PARAMETER_VALUE', 'intent');
  const [unit] = asked.purchase_units ?? [];
  const fault = unitFault(unit);
  if (fault || !unit) return unprocessable(fault?.issue ?? '', fault?.description ?? '');
  const context = asked.payment_source?.paypal?.experience_context ?? {};
  if (!context.return_url || !context.cancel_url) return invalidRequest('MISSING_REQUIRED_PARAMETER', 'return_url');
  const order: PaypalOrder = {
    id: state.newId(),
    unit,
    context,
    status: 'PAYER_ACTION_REQUIRED',
    decision: null,
    captures: [],
    plan,
  };
  state.orders.set(order.id, order);
  return { status: 201, body: orderAnswer(order, origin) };
}

/** GET /v2/checkout/orders/{id} */
export function readOrder(state: PaypalState, id: string, origin: string): Answer {
  const order = state.orders.get(id);
  return order ? { status: 200, body: orderAnswer(order, origin) } : noSuchResource();
}

/** POST /v2/checkout/orders/{id}/capture */
export function captureOrder(
  state: PaypalState,
  id: string,
  origin: string,
  onPending: (order: PaypalOrder, capture: Capture) => void,
): Answer {
  const order = state.orders.get(id);
  if (!order) return noSuchResource();
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured.');
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order.');
  if (order.decision === 'deny')
    return unprocessable('INSTRUMENT_DECLINED', 'The instrument presented was declined by the processor.');
  const { currency_code, value } = order.unit.amount;
  const capture: Capture = {
    id: state.newId(),
    status: order.decision === 'pending' ? 'PENDING' : 'COMPLETED',
    amount: { currency_code, value },
    refunds: [],
  };
  order.captures.push(capture);
  order.status = 'COMPLETED';
  state.captures.set(capture.id, { capture, order });
  if (capture.status === 'PENDING') onPending(order, capture);
  return { status: 201, body: orderAnswer(order, origin) };
}

function orderAnswer(order: PaypalOrder, origin: string) {
  const { id, unit, status, captures } = order;
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        ...unit,
        ...(captures.length > 0 ? { payments: { captures: captures.map((each) => captureAnswer(each, unit)) } } : {}),
      },
    ],
    links: [
      { href: `${origin}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${origin}/paypal/checkoutnow/?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

export function captureAnswer({ id, status, amount }: Capture, unit: PurchaseUnit) {
  const reason = status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {};
  return { id, status, amount, custom_id: unit.custom_id, invoice_id: unit.invoice_id, final_capture: true, ...reason };
}
