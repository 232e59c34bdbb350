import { describe, expect, it } from 'vitest';
import { refuseWeakPassword } from './refuse-weak-password.ts';

const owner = { email: 'aino.lehtonen@example.fi', first_name: 'Aino', last_name: 'Lehtonen' };
const weaknessOf = (password: string) =>
  refuseWeakPassword(password, owner, 'Havu').then(
    () => null,
    (refusal: { fields?: { password: string } }) => refusal.fields?.password,
  );

describe('a new password (NIST SP 800-63B)', () => {
  it.each([
    // Leaked ones, in disguise too.
    ['qwertyuiop', 'common'],
    ['basketball', 'common'],
    ['password12', 'common'],
    ['Password2026!', 'common'],
    ['p@$$w0rd!!', 'common'],
    ['P4ssw0rd123', 'common'],
    ['passwordpassword', 'common'],
    ['iloveyou-99', 'common'],
    // Words of the six languages.
    ['Salasana123', 'common'],
    ['salasana salasana', 'common'],
    ['Kesäkuu2026', 'common'],
    ['Sommar2026!', 'common'],
    ['Lösenord123', 'common'],
    ['Passwort2026', 'common'],
    ['Weihnachten!', 'common'],
    ['motdepasse1', 'common'],
    ['Je t’aime 12', 'common'],
    ['пароль12345', 'common'],
    ['Солнышко2026', 'common'],
    ['makuupussi7', 'common'],
    // Repeated.
    ['          ', 'repeated'],
    ['aaaaaaaaaaaa', 'repeated'],
    ['xyqxyqxyqxyq', 'repeated'],
    ['7373737373', 'repeated'],
    // In a row.
    ['1234567890', 'common'],
    ['9876543210', 'sequential'],
    ['12345678901234', 'sequential'],
    ['abcdefghijkl', 'sequential'],
    ['lkjhgfdsapoiu', 'sequential'],
    ['qwerty-asdf-1234', 'sequential'],
    ['фывапролдж1', 'sequential'],
    // The shop's name and the person's own.
    ['havu-havu-12', 'personal'],
    ['Havu-demo-1', 'personal'],
    ['HavuSalasana1', 'personal'],
    ['ainolehtonen', 'personal'],
    ['Lehtonen1984', 'personal'],
    ['4in0.Leht0nen', 'personal'],
    ['example.fi.aino', 'personal'],
  ])('%s is refused as %s', async (password, weakness) => {
    expect(await weaknessOf(password)).toBe(`validation.password_${weakness}`);
  });

  it.each([
    'pitkä metsäpolku 7',
    'another long path 8',
    'correct horse battery staple',
    'koira kissa hevonen',
    'vihreä saapas lentää',
    'uusi salasana 1',
    'kJ7#mQ2x!vT9',
    'user-83629471',
    'havumetsän hiljaisuus',
    'Ainon keltainen vene',
    'зелёный чайник летит',
    'ein Schuh im Kühlschrank',
  ])('%s is taken', async (password) => {
    expect(await weaknessOf(password)).toBeNull();
  });

  it('is the same however its letters are put together', async () => {
    expect(await weaknessOf('Kesäkuu2026'.normalize('NFD'))).toBe('validation.password_common');
  });
});
