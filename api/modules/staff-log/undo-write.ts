import type {
  BannerState,
  BrandState,
  CodeState,
  DeliveryState,
  GiftCardStanding,
  Locale,
  RedirectState,
  StaffRight,
  StoreFacts,
  StoreHours,
  TaxState,
} from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { asState } from '../audit/logged-state.ts';
import { undoChange } from '../bulk-changes/take-back.ts';
import { saveRedirect } from '../redirects/write-redirect.ts';
import { loggedWords, saveSynonyms } from '../search/save-synonyms.ts';
import { saveBrand } from '../staff-brands/write-brand.ts';
import { saveCode } from '../staff-codes/write-code.ts';
import { saveBanner } from '../staff-content/write-banner.ts';
import { saveSetting } from '../staff-content/write-setting.ts';
import { saveDelivery } from '../staff-deliveries/write-delivery.ts';
import { saveStanding } from '../staff-gift-cards/block-gift-card.ts';
import { undoProductWrite } from '../staff-products/change-product.ts';
import { type StoreChange, saveStore } from '../staff-stores/write-store.ts';
import { saveTaxes } from '../staff-taxes/write-taxes.ts';
import { type LoggedWrite, rightToUndo } from './content-kinds.ts';

interface Who {
  actorId: number;
  rights: ReadonlySet<StaffRight>;
  locale: Locale;
}

/** Brings back what a write replaced, where nothing has changed it since; that is a write too (STAFF-41). @throws Refusal */
export async function undoWrite(db: Database, who: Who, id: number): Promise<void> {
  const row = await db
    .selectFrom('audit_log')
    .select(['id', 'action', 'entity', 'entity_id', 'before', 'after'])
    .where('id', '=', id)
    .executeTakeFirst();
  const write = row && { ...row, before: asState(row.before), after: asState(row.after) };
  const right = write ? rightToUndo(write) : null;
  if (!write || !right) throw new Refusal(404, 'write_not_found');
  if (!who.rights.has(right)) throw new Refusal(403, 'right_missing');
  if (write.entity === 'products') await undoChange(db, who, Number(write.entity_id));
  else if (write.entity === 'product') await undoProductWrite(db, { ...who, modelId: Number(write.entity_id) }, id);
  else await undoContent(db, who.actorId, write);
}

/** A save over what the write left: it is refused where something else stands there by now. */
const undoContent = (
  db: Database,
  actorId: number,
  { action, entity, entity_id, before, after }: LoggedWrite,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (entity === 'setting')
      await saveSetting(tx, { key: entity_id, value: settingValue(before), was: settingValue(after), actorId });
    else if (entity === 'discount_code')
      await saveCode(tx, { id: Number(entity_id), actorId, next: before as CodeState, was: after as CodeState });
    else if (entity === 'redirect')
      await saveRedirect(tx, {
        ...{ id: Number(entity_id), actorId, next: before as RedirectState | null, was: after as RedirectState | null },
      });
    else if (entity === 'search_words')
      await saveSynonyms(tx, {
        ...{ language: entity_id as Locale, actorId, next: loggedWords(before), was: loggedWords(after) },
      });
    else if (entity === 'gift_card')
      await saveStanding(tx, {
        ...{ id: Number(entity_id), actorId, next: before as GiftCardStanding, was: after as GiftCardStanding },
      });
    else if (entity === 'brand')
      await saveBrand(tx, {
        ...{ id: Number(entity_id), actorId, next: before as BrandState, was: after as BrandState },
      });
    else if (entity === 'tax_area')
      await saveTaxes(tx, { id: Number(entity_id), actorId, next: before as TaxState, was: after as TaxState });
    else if (entity === 'delivery')
      await saveDelivery(tx, {
        ...{ id: Number(entity_id), actorId, next: before as DeliveryState, was: after as DeliveryState },
      });
    else if (entity === 'store')
      await saveStore(tx, {
        ...{ id: Number(entity_id), actorId, section: action === 'store_hours' ? 'hours' : 'facts' },
        ...{ next: before as StoreFacts | StoreHours, was: after as StoreFacts | StoreHours },
      } as StoreChange);
    else
      await saveBanner(tx, {
        ...{ id: Number(entity_id), actorId, next: before as BannerState, was: after as BannerState },
      });
  });

const settingValue = (state: object | null): string => (state && 'value' in state ? String(state.value) : '');
