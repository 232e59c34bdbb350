import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../klarna-state.ts';
import { labelPdf } from './label-pdf.ts';

export interface Shipment {
  id: string;
  reference: string;
  carrier: string;
  trackingCode: string;
  dropOffCode: string;
  /** How often it was asked for; it stays one parcel. */
  asked: number;
}

/** Everything the carrier knows; gone when the process ends. */
export class CarrierState {
  /** By `Idempotency-Key`. */
  readonly shipments = new Map<string, { shipment: Shipment; answer: Answer }>();
  /**
   * Set by tests: requests still to be answered with a 503 without or after doing what they ask, or refused, and
   * milliseconds that each answer waits.
   */
  faults = { failNext: 0, failAfterNext: 0, refuseNext: 0, latencyMs: 0 };
}

interface Call {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/**
 * A shipping service with one call, `POST /shipping/v1/shipments`: one parcel for each idempotency key. What tests turn and
 * look at: `POST /sandbox/carrier/` sets faults, `GET /sandbox/carrier/` lists the parcels. Null for other addresses.
 */
export async function routeCarrier(call: Call, state: CarrierState, key: string): Promise<Answer | null> {
  switch (`${call.method} ${call.url.pathname}`) {
    case 'POST /sandbox/carrier/':
      state.faults = { failNext: 0, failAfterNext: 0, refuseNext: 0, latencyMs: 0, ...(call.body as object) };
      return { status: 200, body: state.faults };
    case 'GET /sandbox/carrier/':
      return { status: 200, body: [...state.shipments.values()].map(({ shipment }) => shipment) };
    case 'POST /shipping/v1/shipments':
      return withFaults(state, call, () => book(call, state, key));
    default:
      return null;
  }
}

/** A parcel that is there already is answered with, not refused: a caller that gave up waiting may still repeat its call. */
async function withFaults(
  { faults, shipments }: CarrierState,
  { headers }: Call,
  answer: () => Answer,
): Promise<Answer> {
  const unavailable = { status: 503, body: { code: 'UNAVAILABLE', message: 'Try again later' } };
  if (faults.failNext > 0) {
    faults.failNext -= 1;
    return unavailable;
  }
  if (faults.refuseNext > 0 && !shipments.has(String(headers['idempotency-key']))) {
    faults.refuseNext -= 1;
    return { status: 422, body: { code: 'ADDRESS_NOT_SERVED', message: 'No returns from this address' } };
  }
  const given = answer();
  if (faults.latencyMs > 0) await wait(faults.latencyMs);
  if (faults.failAfterNext === 0) return given;
  faults.failAfterNext -= 1;
  return unavailable;
}

function book({ headers, body }: Call, state: CarrierState, key: string): Answer {
  if (headers.authorization !== `Bearer ${key}`)
    return { status: 401, body: { code: 'UNAUTHORIZED', message: 'Unknown key' } };
  const idempotencyKey = headers['idempotency-key'];
  const wish = readWish(body);
  if (typeof idempotencyKey !== 'string' || !wish)
    return {
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'carrier, reference, sender, receiver and Idempotency-Key' },
    };
  const known = state.shipments.get(idempotencyKey);
  if (known) {
    known.shipment.asked += 1;
    return known.answer;
  }
  const count = state.shipments.size + 1;
  const trackingCode = `JJFI6512${String(count).padStart(12, '0')}`;
  const shipment = {
    ...{ id: `SH-${count}`, reference: wish.reference, carrier: wish.carrier, trackingCode, asked: 1 },
    dropOffCode: String(100_000_000 + count * 7919).replace(/(\d{3})(?=\d)/g, '$1 '),
  };
  const pdf = labelPdf({ ...wish, trackingCode });
  const answer = {
    status: 201,
    body: {
      ...{ shipmentId: shipment.id, trackingCode, dropOffCode: shipment.dropOffCode },
      label: { mediaType: 'application/pdf', content: pdf.toString('base64') },
    },
  };
  state.shipments.set(idempotencyKey, { shipment, answer });
  return answer;
}

function readWish(body: unknown) {
  const { carrier, reference, sender, receiver } = (body ?? {}) as Record<string, unknown>;
  const { name, address, postalCode, city, state } = (sender ?? {}) as Record<string, unknown>;
  const { addressLines } = (receiver ?? {}) as Record<string, unknown>;
  if (!carrier || !reference || !name || !address || !postalCode || !Array.isArray(addressLines)) return null;
  return {
    ...{ carrier: String(carrier), reference: String(reference), to: addressLines.map(String) },
    from: [String(name), String(address), [postalCode, city, state].filter(Boolean).join(' ')],
  };
}
