import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database, Tables } from '../../db/schema.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payments/payment-provider.ts';
import { type CarrierLabel, createCarrierClient } from './carrier-client.ts';
import type { CarrierSettings } from './carrier-settings.ts';
import { columnOf, type LabelledCase, type LabelOf, labelOf } from './label-of.ts';

const payloadOf = z.object({ labelId: z.number().int() });
/** How long who asked waits for the label; after that the page says that it will come. */
const patienceMs = 3000;

export type MakeLabelOf = (of: LabelOf, labelled: LabelledCase) => Promise<void>;

/** Gets a label that was asked for; may run more than once, at the same time too, and makes one parcel. */
export function labelMaker(db: Database, settings: CarrierSettings | null): MakeLabelOf {
  const make = settings && createCarrierClient(settings);
  return async (of, labelled) => {
    const [column, value] = columnOf(of);
    const asked = await db
      .selectFrom('parcel_labels')
      .select(['id', 'carrier'])
      .where(column, '=', value)
      .where('status', '=', 'asked')
      .executeTakeFirst();
    const wish = asked && (await labelled.readWish());
    if (!wish) return;
    // Labels that were promised before the carrier was unset wait until it is there again.
    if (!make) throw new ProviderUnavailable('no carrier is configured');
    const label = await make({ ...wish, carrier: asked.carrier }).catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return null;
      throw error;
    });
    await labelled.settle(label, (tx) => keepLabel(tx, asked.id, label));
  };
}

/** @param caseOf who knows the case that a label hangs on */
export const labelHandler =
  (db: Database, makeLabel: MakeLabelOf, caseOf: (of: LabelOf) => LabelledCase): OutboxHandler =>
  async (payload) => {
    const { labelId } = payloadOf.parse(payload);
    const row = await db
      .selectFrom('parcel_labels')
      .select(['return_id', 'complaint_id'])
      .where('id', '=', labelId)
      .executeTakeFirst();
    // A case that has ended since needs no label.
    if (row) await makeLabel(labelOf(row), caseOf(labelOf(row)));
    return null;
  };

/** Gets the label while somebody waits, for a moment: the outbox looks after what does not come in time. */
export async function tryLabel(
  makeLabel: MakeLabelOf,
  of: LabelOf,
  labelled: LabelledCase,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const trying = makeLabel(of, labelled).catch((error: unknown) => log.warn({ err: error, of }, 'no label yet'));
  const late = new AbortController();
  await Promise.race([trying, wait(patienceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}

/** Keeps what the carrier said and promises its mail, once: whoever comes second finds it kept. */
async function keepLabel(tx: Transaction<Tables>, labelId: number, label: CarrierLabel | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcel_labels')
    .set(
      label
        ? { status: 'ready', shipment: label.shipment, drop_code: label.dropCode, pdf: label.pdf.toString('base64') }
        : { status: 'refused' },
    )
    .where('id', '=', labelId)
    .where('status', '=', 'asked')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (label)
    await enqueue(tx, { kind: 'parcel_label_mail', payload: { labelId }, dedupeKey: `parcel_label_mail ${labelId}` });
  return true;
}
