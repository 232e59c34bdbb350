import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { asMarks } from '../../read-model/follow-clock.ts';

export interface GiftCampaignFact {
  id: number;
  slug: string;
  names: Texts;
  texts: Texts<{ description?: string }>;
  /** Below /media/. */
  image: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** In the order in which they are shown. */
  modelIds: readonly number[];
}

export type GiftCampaigns = ReadonlyMap<string, GiftCampaignFact>;

const cached = new WeakMap<Catalogue, Promise<GiftCampaigns>>();
const moments = new WeakMap<Catalogue, readonly string[]>();

/** Active campaigns by slug, read once per catalogue version. */
export function giftCampaignsOf(db: Database, catalogue: Catalogue): Promise<GiftCampaigns> {
  const known = cached.get(catalogue);
  if (known) return known;
  const reading = loadGiftCampaigns(db);
  cached.set(catalogue, reading);
  reading.then(
    (campaigns) => moments.set(catalogue, turnsOf(campaigns)),
    () => cached.delete(catalogue),
  );
  return reading;
}

/** The moments at which gift campaigns begin and end; null while they are being read. */
export function giftCampaignTurns(db: Database, catalogue: Catalogue): readonly string[] | null {
  // What could not be read is read again at the next look, and whoever opens a page is told.
  giftCampaignsOf(db, catalogue).catch(() => {});
  return moments.get(catalogue) ?? null;
}

const turnsOf = (campaigns: GiftCampaigns): string[] =>
  asMarks([...campaigns.values()].flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));

async function loadGiftCampaigns(db: Database): Promise<GiftCampaigns> {
  const campaigns = await db
    .selectFrom('gift_campaigns')
    .selectAll()
    .where('is_active', '=', true)
    .where('is_removed', '=', false)
    .execute();
  const models = await db.selectFrom('gift_campaign_models').selectAll().orderBy('sort_order').execute();
  const modelsOf = Map.groupBy(models, (row) => row.campaign_id);
  return new Map(
    campaigns.map((row) => [
      row.slug,
      {
        id: row.id,
        slug: row.slug,
        names: row.names,
        texts: row.texts,
        image: row.image,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        modelIds: (modelsOf.get(row.id) ?? []).map(({ model_id }) => model_id),
      },
    ]),
  );
}

export const isCampaignOpen = ({ startsAt, endsAt }: GiftCampaignFact, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
