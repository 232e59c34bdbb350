/** What a spreadsheet would reckon instead of showing it. */
const formula = /^[=+\-@\t\r]/;

/** A value as a cell of a CSV file: no spreadsheet takes it for a formula or for more than one cell. */
export function csvCell(value: string): string {
  const shown = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
