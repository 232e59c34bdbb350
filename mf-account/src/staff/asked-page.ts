/** The page that an address asks for; the first where it asks for none that there could be. */
export const askedPage = (page: string | null): number => (/^[1-9]\d{0,2}$/.test(page ?? '') ? Number(page) : 1);
