const limit = 75;
const cutTo = 72;

/**
 * A card's short text, behind the property that stands with it (CARD-19). Up to 75 characters of both stay; a longer text
 * is cut to 72 less the property's length (CARD-8).
 */
export function cardDescription(text: string, property = ''): string {
  const words =
    text.length + property.length <= limit ? text : `${text.slice(0, Math.max(0, cutTo - property.length)).trimEnd()}…`;
  return [property, words].filter(Boolean).join(' · ');
}
