/** What a spreadsheet would calculate instead of showing it. */
const formula = /^[=+\-@\t\r]/;
/** Signs of which no formula that calls something can be written: an address stays one that mail reaches. */
const address = /^[\w'+.-]+@[\w.-]+$/;

/** A value as a cell of a CSV file: no spreadsheet takes it for more than one cell, or for a formula unless it is an address. */
export function csvCell(value: string): string {
  const shown = formula.test(value) && !address.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
