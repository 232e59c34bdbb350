import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { brandTexts } from '../naming/brand-texts.ts';
import { demoBrands } from '../naming/demo-brands.ts';

/** The brands with their words and pictures. */
export async function fillBrands(db: Executor): Promise<void> {
  await insertMany(
    db,
    'manufacturers',
    demoBrands.map((brand, i) => ({
      id: i + 1,
      slug: brand.slug,
      name: brand.name,
      logo: `logos/${brand.slug}`,
      texts: brandTexts(brand),
      promo_images: brand.isFeatured ? ['scenes/ruska', 'scenes/lake', 'scenes/winter'] : [],
      is_featured: brand.isFeatured,
      sort_order: i,
    })),
  );
}
