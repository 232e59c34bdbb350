import { z } from 'zod';
import { ProviderRefusal, ProviderUnavailable } from '../payments/payment-provider.ts';
import { callProvider } from '../payments/provider-http.ts';
import type { CarrierSettings } from './carrier-settings.ts';

export interface LabelWish {
  /** Slug of who carries it, `posti`. */
  carrier: string;
  /** Written on the label, `100123-1`; the same reference asked for again is the same parcel. */
  reference: string;
  sender: {
    name: string;
    address: string;
    postalCode: string;
    city: string;
    /** `CA`; empty where addresses have none. */
    state: string;
    country: string;
    phone: string;
    email: string;
  };
  /** The receiver as it is written on a parcel. */
  receiver: readonly string[];
  /** Where the buyer hands it in; empty where it was not chosen. */
  dropOffPointId: string;
}

export interface CarrierLabel {
  shipment: string;
  trackingCode: string;
  /** What a phone shows instead of a printed label. */
  dropCode: string;
  pdf: Buffer;
}

export type MakeLabel = (wish: LabelWish) => Promise<CarrierLabel>;

const shipmentAnswer = z.object({
  shipmentId: z.string().min(1).max(60),
  trackingCode: z.string().min(1).max(60),
  dropOffCode: z.string().min(1).max(60),
  label: z.object({ mediaType: z.literal('application/pdf'), content: z.base64().max(2_000_000) }),
});
const refusalAnswer = z.object({ code: z.string().catch('UNKNOWN'), message: z.string().catch('') });

/**
 * Asks the shipping service for the label of a customer's return. The reference is the idempotency key: a repetition, also
 * after an answer that never came, gives the same parcel. @throws ProviderUnavailable, ProviderRefusal
 */
export function createCarrierClient({ baseUrl, key, timeoutMs }: CarrierSettings): MakeLabel {
  return async (wish) => {
    const { status, body } = await callProvider({
      provider: 'The carrier',
      method: 'POST',
      url: `${baseUrl}/shipping/v1/shipments`,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `return ${wish.reference}`,
      },
      body: JSON.stringify({
        ...wish,
        service: 'CUSTOMER_RETURN',
        receiver: { addressLines: wish.receiver },
        label: { format: 'PDF', size: 'A5' },
      }),
      timeoutMs,
    });
    if (status >= 300) {
      const { code, message } = refusalAnswer.catch({ code: 'UNKNOWN', message: '' }).parse(body);
      // Wrong credentials are the shop's fault and say nothing about this parcel.
      if (status === 401 || status === 403) throw new ProviderUnavailable(`The carrier does not know us: ${message}`);
      throw new ProviderRefusal(status, code, message);
    }
    const answer = shipmentAnswer.safeParse(body);
    if (!answer.success) throw new ProviderUnavailable('The carrier answered with something other than a label');
    const { shipmentId, trackingCode, dropOffCode, label } = answer.data;
    const pdf = Buffer.from(label.content, 'base64');
    if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw new ProviderUnavailable('The carrier’s label is no PDF');
    return { shipment: shipmentId, trackingCode, dropCode: dropOffCode, pdf };
  };
}
