import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { TableRow } from '../csv-rows.ts';
import type { Problems } from '../problems.ts';

const megabyte = 1024 * 1024;
/** A workbook is small on disk and can be endless when unpacked. */
const most = { fileBytes: 100 * megabyte, unpackedBytes: 400 * megabyte, cellsInRow: 500 };

/** Says in words that follow the file's name why a workbook cannot be read. */
class NoWorkbook extends Error {}

/**
 * Reads the rows of a sheet; the first one names the columns. Only what is needed is unpacked, into as many bytes as the
 * archive itself says, which are counted before (IMPORT-15).
 */
export async function* xlsxRows(file: string, problems: Problems, sheet?: string): AsyncGenerator<TableRow> {
  const name = basename(file);
  let rows: SheetRow[];
  try {
    rows = readSheet(await readLimited(file), sheet);
  } catch (error) {
    const why = error instanceof NoWorkbook ? error.message : 'is no XLSX workbook, or a damaged one';
    problems.add({ file: name, line: 0 }, '', why);
    return;
  }
  const [head, ...more] = rows;
  if (!head) return;
  for (const { cells, line } of more) {
    if (cells.every((cell) => !cell)) continue;
    const named = head.cells.flatMap((column, at) => (column ? [[column.trim(), cells[at] ?? ''] as const] : []));
    yield { cells: Object.fromEntries(named), place: { file: name, line } };
  }
}

async function readLimited(file: string): Promise<Uint8Array> {
  const opened = await open(file);
  try {
    if ((await opened.stat()).size > most.fileBytes) throw new NoWorkbook('is larger than 100 MB: save it as CSV');
    return await opened.readFile();
  } finally {
    await opened.close();
  }
}

interface SheetRow {
  line: number;
  cells: string[];
}

function readSheet(bytes: Uint8Array, wanted: string | undefined): SheetRow[] {
  let left = most.unpackedBytes;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(name))
        return false;
      left -= originalSize;
      if (left < 0) throw new NoWorkbook('is larger than 400 MB when unpacked: save it as CSV');
      return true;
    },
  });
  const text = (path: string): string => {
    const part = parts[path];
    return part ? new TextDecoder('utf-8', { fatal: true }).decode(part) : '';
  };
  const sheets: { name: string; id: string }[] = [];
  parse(text('xl/workbook.xml'), {
    open: (tag, of) => tag === 'sheet' && sheets.push({ name: of('name'), id: of('r:id') }),
  });
  const chosen = wanted === undefined ? sheets[0] : sheets.find(({ name }) => name === wanted);
  if (!chosen)
    throw new NoWorkbook(
      wanted === undefined
        ? 'has no sheet'
        : `has no sheet “${wanted}”, but ${sheets.map(({ name }) => `“${name}”`).join(', ')}`,
    );
  let target = '';
  parse(text('xl/_rels/workbook.xml.rels'), {
    open(tag, of) {
      if (tag === 'Relationship' && of('Id') === chosen.id) target = of('Target').replace(/^\/?(xl\/)?/, 'xl/');
    },
  });
  if (!parts[target]) throw new NoWorkbook('lacks the sheet that it names');
  return rowsOf(text(target), sharedStrings(text('xl/sharedStrings.xml')));
}

/** Texts that cells name by number; a text may be made of pieces of different looks. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  parse(xml, {
    open(tag) {
      if (tag === 'si') text = '';
    },
    text: (tag, part) => {
      if (tag === 't') text += part;
    },
    close: (tag) => tag === 'si' && strings.push(text),
  });
  return strings;
}

function rowsOf(xml: string, strings: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let row: SheetRow = { line: 0, cells: [] };
  let cell = { column: 0, type: '', text: '' };
  parse(xml, {
    open(tag, of) {
      if (tag === 'row') row = { line: Number(of('r')) || row.line + 1, cells: [] };
      if (tag === 'c') cell = { column: columnOf(of('r')) ?? row.cells.length, type: of('t'), text: '' };
    },
    text(tag, part) {
      if (tag === 'v' || tag === 't') cell.text += part;
    },
    close(tag) {
      if (tag === 'c' && cell.column < most.cellsInRow) row.cells[cell.column] = cellValue(cell, strings);
      if (tag === 'row') rows.push(row);
    },
  });
  return rows;
}

function cellValue({ type, text }: { type: string; text: string }, strings: readonly string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  const isNumber = (type === '' || type === 'n') && text !== '' && Number.isFinite(Number(text));
  // 59.9 is stored as 59.899999999999999.
  return isNumber ? String(Number(Number(text).toPrecision(15))) : text;
}

/** `C7` → 2 */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

interface Listeners {
  open?: (tag: string, attribute: (name: string) => string) => unknown;
  text?: (tag: string, text: string) => void;
  close?: (tag: string) => unknown;
}

function parse(xml: string, listeners: Listeners): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    listeners.open?.(name, (of) => attributes[of] ?? '');
  });
  parser.on('text', (text) => listeners.text?.(open.at(-1) ?? '', text));
  parser.on('closetag', ({ name }) => {
    open.pop();
    listeners.close?.(name);
  });
  parser.on('error', (error) => {
    throw error;
  });
  if (xml !== '') parser.write(xml).close();
}
