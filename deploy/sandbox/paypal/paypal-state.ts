import { randomUUID } from 'node:crypto';
import type { CallbackPlan } from '../callback-plan.ts';
import type { Decision } from '../klarna-state.ts';

export interface Money {
  currency_code: string;
  value: string;
}

export interface PurchaseUnit {
  reference_id?: string;
  custom_id?: string;
  invoice_id?: string;
  amount: Money & { breakdown?: Readonly<Record<string, Money>> };
  items?: { name: string; quantity: string; unit_amount: Money }[];
  shipping?: { address?: { country_code?: string; admin_area_1?: string } };
}

export interface ExperienceContext {
  locale?: string;
  return_url?: string;
  cancel_url?: string;
}

export interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Money;
  refunds: Money[];
}

export interface PaypalOrder {
  id: string;
  unit: PurchaseUnit;
  context: ExperienceContext;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  decision: Decision | null;
  captures: Capture[];
  plan: CallbackPlan;
}

/** Everything that the PayPal side of the sandbox knows; gone when the process ends. */
export class PaypalState {
  readonly orders = new Map<string, PaypalOrder>();
  readonly captures = new Map<string, { capture: Capture; order: PaypalOrder }>();
  readonly tokens = new Set<string>();
  /** `{path} {PayPal-Request-Id}` → what was answered. */
  readonly answers = new Map<string, { status: number; body?: unknown }>();
  /** Signs webhooks; only this process can verify them. */
  readonly webhookSecret = randomUUID();

  newId(): string {
    return randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
  }
}
