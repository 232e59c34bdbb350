import type { CampaignState } from 'mf-shared/contract';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { withoutAnyAlias } from 'mf-shared/rules/page-aliases';
import { likePattern } from '../../db/like-pattern.ts';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { storeProductsInOrder } from '../content/products-in-order.ts';
import { isPicture, storedPicture } from '../content/shown-pictures.ts';
import { checkSlugs } from '../page-paths/check-slugs.ts';
import { checkOwnSlugs, keepFormerSlugs } from '../page-paths/former-slugs.ts';
import { checkTimes, textsOf } from './campaign-state.ts';

/** The list of everything that is reduced stands where a campaign would. */
const offers = 'offers';

/** Stores a campaign over what is stored, null where it was removed. @throws Refusal beside the field */
export async function storeCampaign(
  tx: Executor,
  id: number,
  { before, next }: { before: CampaignState | null; next: CampaignState },
): Promise<void> {
  checkTimes(next);
  if (next.image && next.image !== before?.image && !(await isPicture(tx, next.image)))
    throw refusedField('image', 'posts.no_picture');
  const isShownNow = next.is_active && !before?.is_active;
  // While it was hidden or removed, an import may have given its address to another one.
  if (isShownNow || !isSame(before?.slugs ?? null, next.slugs)) {
    checkSlugs(next.slugs);
    await checkCampaignSlugs(tx, next.slugs, id);
    await keepFormerSlugs(tx, 'campaigns', id, { before: before?.slugs ?? {}, after: next.slugs });
  }
  const products = { before: before?.products ?? null, after: next.products };
  await storeProductsInOrder(tx, { table: 'campaign_models', id }, products);
  const { club_starts_at, starts_at, ends_at, is_active } = next;
  await tx
    .updateTable('campaigns')
    .set({
      ...{ slugs: JSON.stringify(next.slugs), texts: JSON.stringify(textsOf(next)), image: storedPicture(next.image) },
      ...{ club_starts_at, starts_at, ends_at, is_active, is_removed: false },
      // What vanished from a file is not hidden by staff who correct a word of it: it comes back with the file.
      ...(before?.is_active === is_active ? {} : { is_hidden: !is_active }),
    })
    .where('id', '=', id)
    .execute();
}

/** @param id null for a new one @throws Refusal where the shop, another campaign or a redirect has an address */
export async function checkCampaignSlugs(tx: Executor, slugs: Texts, id: number | null): Promise<void> {
  await checkOwnSlugs(tx, 'campaigns', slugs, id);
  for (const [language, slug] of Object.entries(slugs)) {
    if (slug === offers) throw refusedField(`slug_${language}`, 'addresses.of_shop');
    const redirect = await findRedirect(tx, slug);
    if (redirect) throw refusedField(`slug_${language}`, 'addresses.of_redirect', { name: redirect });
  }
}

/** The old address of a redirect that is that of a campaign with a slug, with a language's prefix or by an alias too. */
async function findRedirect(tx: Executor, slug: string): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('redirects')
    .select('old_path')
    .where('old_path', 'like', likePattern(`/${slug}/`))
    .execute();
  const own = rows.find(
    ({ old_path }) => withoutAnyAlias(splitLocalePath(old_path, 'prefix').path) === `/campaigns/${slug}/`,
  );
  return own?.old_path;
}
