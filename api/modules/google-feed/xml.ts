/** What XML 1.0 has no place for: control characters, and halves of characters. */
const noXml = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An element with a text. */
export const element = (name: string, text: string | number): string =>
  group(
    name,
    String(text)
      .replace(noXml, '')
      .replace(/[&<>]/g, (sign) => escapes[sign] ?? ''),
  );

/** An element with others in it. */
export const group = (name: string, content: string): string => `<${name}>${content}</${name}>`;
