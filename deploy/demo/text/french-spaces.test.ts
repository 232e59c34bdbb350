import { expect, it } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';
import { six, sixLines } from './six-languages.ts';

it.each([
  ['Prêt ? Oui ! Partons ; vite.', 'Prêt\u202f? Oui\u202f! Partons\u202f; vite.'],
  ['Taille : « {size} » ?', 'Taille\u00a0: «\u00a0{size}\u00a0»\u202f?'],
  ['[Retours](/retour/) : https://havu.example/?a=1', '[Retours](/retour/)\u00a0: https://havu.example/?a=1'],
  ['Rien à changer.', 'Rien à changer.'],
])('%s (LOCALE-37)', (typed, set) => expect(frenchSpaces(typed)).toBe(set));

it('what the demo shop says in French is set so, in other languages as it is typed (LOCALE-37)', () => {
  const line = 'Valmis ? | Ready ? | Redo ? | Fertig ? | Prêt ? | Готово ?';
  const { fr, ...others } = six(line);
  expect([fr, sixLines(line)[0]?.fr]).toEqual(['Prêt\u202f?', 'Prêt\u202f?']);
  expect(Object.values(others).every((text) => text.endsWith(' ?'))).toBe(true);
});
