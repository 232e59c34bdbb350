import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { brandTexts } from '../naming/brand-texts.ts';
import { type BrandSeed, demoBrands } from '../naming/demo-brands.ts';

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
      producer: producerOf(brand),
      promo_images: brand.isFeatured ? promoPictures(i) : [],
      is_featured: brand.isFeatured,
      sort_order: i,
    })),
  );
}

/** Makers of the demo are all of the European Union: nobody else answers for them. */
const producerOf = ({ name, slug, town, founded }: BrandSeed) => ({
  name,
  address: `P.O. Box ${founded}, ${town}`,
  email: `safety@${slug}.example`,
});

const scenes = ['ruska', 'lake', 'winter', 'camp', 'bog'].map((name) => `scenes/${name}`);

/** Three of the pictures; brands beside one another begin with different ones. */
function promoPictures(index: number): string[] {
  const first = index % scenes.length;
  return [...scenes.slice(first), ...scenes.slice(0, first)].slice(0, 3);
}
