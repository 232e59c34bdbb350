import { randomInt } from 'node:crypto';

/** No letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groupLength = 4;

/** A code that nobody guesses and everybody can copy, in groups of four: `K7PQ-3XWB-9MND` is one of three, about 59 bits. */
export const drawCode = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');
