export interface VariantLine {
  /** From 1. */
  number: number;
  written: string;
  sku: string;
  size: string;
  ean: string;
  /** Whether more stands there than SKU, size and EAN. */
  isMore: boolean;
}

/** What was typed or pasted, line by line: SKU, size and EAN between semicolons or tabs. Empty lines say nothing. */
export const readVariantLines = (text: string): VariantLine[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const written = line.trim();
    if (written === '') return [];
    const [sku = '', size = '', ean = '', ...more] = line.split(/[;\t]/).map((cell) => cell.trim());
    return [{ number: index + 1, written, sku, size, ean, isMore: more.some((cell) => cell !== '') }];
  });
