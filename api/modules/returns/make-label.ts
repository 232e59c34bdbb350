import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { shortState } from 'mf-shared/rules/address-state';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { mailReturn } from '../after-sale/mail-return.ts';
import { type CarrierLabel, createCarrierClient, type MakeLabel } from '../carrier/carrier-client.ts';
import type { CarrierSettings } from '../carrier/carrier-settings.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payments/payment-provider.ts';
import { type FoundReturn, returnOfOrder } from './read-return.ts';
import { changeReturn, withReturn } from './with-return.ts';

const payloadOf = z.object({ returnId: z.number().int() });
/** How long who sent the form waits for the label; after that its page says that it will come. */
const patienceMs = 3000;

/** Gets a label that was asked for; may run more than once, at the same time too, and makes one parcel. */
export function labelMaker(db: Database, settings: CarrierSettings | null): (returnId: number) => Promise<void> {
  const make = settings && createCarrierClient(settings);
  return async (returnId) => {
    const found = await readAsked(db, returnId);
    if (!found) return;
    // Labels that were promised before the carrier was unset wait until it is there again.
    if (!make) throw new ProviderUnavailable('no carrier is configured');
    const label = await make(wishOf(found)).catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return null;
      throw error;
    });
    await keepLabel(db, returnId, label);
  };
}

export const labelHandler =
  (makeLabel: ReturnType<typeof labelMaker>): OutboxHandler =>
  async (payload) => {
    await makeLabel(payloadOf.parse(payload).returnId);
    return null;
  };

/** Gets the label while its buyer waits, for a moment: the outbox looks after what does not come in time. */
export async function tryLabel(
  makeLabel: ReturnType<typeof labelMaker>,
  returnId: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const trying = makeLabel(returnId).catch((error: unknown) => log.warn({ err: error, returnId }, 'no label yet'));
  const late = new AbortController();
  await Promise.race([trying, wait(patienceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}

type Asked = FoundReturn & { carrier: string };

/** A return whose label is still to be made; null for one that has it, or has ended. */
async function readAsked(db: Database, returnId: number): Promise<Asked | null> {
  const asked = await db
    .selectFrom('return_labels as l')
    .innerJoin('returns as r', 'r.id', 'l.return_id')
    .select(['r.order_id', 'l.carrier'])
    .where('r.id', '=', returnId)
    .where('r.outcome', 'is', null)
    .where('l.status', '=', 'asked')
    .executeTakeFirst();
  if (!asked) return null;
  return { ...(await returnOfOrder(db, asked.order_id, returnId)), carrier: asked.carrier };
}

function wishOf({ rows: { order }, row, reference, carrier }: Asked): Parameters<MakeLabel>[0] {
  return {
    ...{ carrier, reference, dropOffPointId: row.drop_point?.id ?? '' },
    sender: {
      name: `${order.first_name} ${order.last_name}`.trim(),
      ...{ address: order.address, postalCode: order.postal_code, city: order.city, country: order.country_code },
      state: shortState(order.state),
      ...{ phone: order.phone, email: order.email },
    },
    receiver: row.send_to.split(',').map((line) => line.trim()),
  };
}

/**
 * Keeps what the carrier said and promises its mail, once: whoever comes second finds it kept. Without a label the parcel goes
 * another way, and costs nothing.
 */
function keepLabel(db: Database, returnId: number, label: CarrierLabel | null): Promise<void> {
  return withReturn(db, { id: returnId }, async (tx, { row, rows, reference }) => {
    if (row.outcome !== null) return;
    const { numUpdatedRows } = await tx
      .updateTable('return_labels')
      .set(
        label
          ? { status: 'ready', shipment: label.shipment, drop_code: label.dropCode, pdf: label.pdf.toString('base64') }
          : { status: 'refused' },
      )
      .where('return_id', '=', returnId)
      .where('status', '=', 'asked')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    if (label) {
      await changeReturn(tx, row, { tracking_code: label.trackingCode });
      const dedupeKey = `return_label_mail ${returnId}`;
      return enqueue(tx, { kind: 'return_label_mail', payload: { returnId }, dedupeKey });
    }
    await changeReturn(tx, row, { way: 'post', fee_minor: 0, drop_point: null });
    await mailReturn(tx, rows, { template: 'return_no_label', reference });
  });
}
