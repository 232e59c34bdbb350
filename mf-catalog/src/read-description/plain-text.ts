const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of sanitised HTML, for trimming and meta descriptions; block ends become spaces. Not a sanitiser: show it
 * as text only.
 */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      if (decimal || hex) return codePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? whole;
      return entities[name.toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const codePoint = (code: number): string | null => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null);
