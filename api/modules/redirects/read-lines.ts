import type { RedirectState } from 'mf-shared/contract';

export interface RedirectLine {
  /** From 1. */
  number: number;
  written: string;
  /** Null: it is no two addresses. */
  redirect: RedirectState | null;
}

/** Two addresses with a blank, a tab, a comma, a semicolon or an arrow between them; behind them a status may stand. */
const twoAddresses = /^"?([^\s"]+?)"?\s*(?:→|->|=>|[;,\s])\s*"?([^\s"]+?)"?(?:[;,\s]+30[1278])?$/u;

/** What was pasted, line by line: old address and new one, or 410 for what is gone. Empty lines and remarks (#) say nothing. */
export const readLines = (text: string): RedirectLine[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const written = line.trim();
    if (written === '' || written.startsWith('#')) return [];
    const [, old_path, target] = twoAddresses.exec(written) ?? [];
    const redirect = old_path && target ? { old_path, new_path: target === '410' ? null : target } : null;
    return [{ number: index + 1, written, redirect }];
  });
