import { describe, expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

describe('a name in a mail to somebody who may not have asked for it', () => {
  it.each([
    'Aino',
    'Anna-Liisa',
    'Björn Åke',
    'O’Connor',
    "D'Artagnan",
    'J. R. Nieminen',
    'Наталья Сергеевна',
    'Zoë',
    'Mummo & Ukki',
    'María del Carmen García',
  ])('%s stands there', (name) => expect(plainName(name)).toBe(name));

  it('has its spaces tidied', () => expect(plainName('  Aino   Maria ')).toBe('Aino Maria'));

  it.each([
    'you won 500 EUR, collect at https://evil.example/win',
    'evil.example',
    'www.evil.example',
    'Aino evil.example',
    'a@evil.example',
    'Call 040 1234567',
    'Aino!',
    'Aino: open the link',
    '<b>Aino</b>',
    'Aino\nBcc: x@y.fi',
    'your account was closed please answer',
    'Aino / evil',
    'evil․example',
    'evil。example',
    'a'.repeat(41),
    '\u202eonia',
    '',
  ])('%j does not', (name) => expect(plainName(name)).toBe(''));
});
