import { type BlogCategory, blogCategory } from 'mf-shared/contract';

/** The categories that the setting blog_category_order names, in its order, once each; what it does not know is passed over. */
export function categoryOrder(setting: string | undefined): BlogCategory[] {
  if (setting === undefined) return [...blogCategory.options];
  const named = setting.split(',').flatMap((name) => blogCategory.safeParse(name.trim()).data ?? []);
  return [...new Set(named)];
}
