/** Slug of the next or previous colour, around the ends; the same one where there is no other. */
export function neighbourColor(colors: readonly { slug: string }[], shown: string | null, step: 1 | -1): string | null {
  if (colors.length < 2) return shown;
  const index = colors.findIndex(({ slug }) => slug === shown);
  return colors[(index + step + colors.length) % colors.length]?.slug ?? shown;
}
