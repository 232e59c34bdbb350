/** The slug that follows from a product's name: "Kuura 3L kuoritakki" → `kuura-3l-kuoritakki`. */
export const slugOfName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const dayMs = 86_400_000;
