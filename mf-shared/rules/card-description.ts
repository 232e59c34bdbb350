const limit = 75;
const cutTo = 72;

/**
 * A card's short text, behind the property that stands with it (CARD-19). Up to 75 characters of both stay; a longer text
 * is cut to 72 less the property's length at most, behind a whole word (CARD-8).
 */
export function cardDescription(text: string, property = ''): string {
  const room = Math.max(0, cutTo - property.length);
  const words =
    text.length + property.length <= limit
      ? text
      : `${text
          .slice(0, room + 1)
          .replace(/[\s,]+\S*$/, '')
          .slice(0, room)}…`;
  return [property, words].filter(Boolean).join(' · ');
}
