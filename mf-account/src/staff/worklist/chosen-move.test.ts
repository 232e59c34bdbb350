import { expect, it } from 'vitest';
import { chosenMove } from './chosen-move.ts';

it.each([
  ['', ['processing-return', 'rejected-return'], 'processing-return'],
  ['', [], 'letter'],
  ['rejected-return', ['rejected-return'], 'rejected-return'],
  ['rejected-return', ['fixing-return'], 'note'],
  ['letter', [], 'letter'],
  ['note', ['fixing-return'], 'note'],
])('“%s” of %j is %s', (chosen, next, move) => expect(chosenMove(chosen, next)).toBe(move));
