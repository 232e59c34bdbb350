/** Where a menu's promotion leads: a slug of a page, or a whole path. */
export const promoHref = (slug: string): string => (slug.startsWith('/') ? slug : `/${slug}/`);
