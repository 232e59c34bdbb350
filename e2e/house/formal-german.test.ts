import { describe, expect, it } from 'vitest';
import { groupsOf, localeFolders, textsOf } from './locale-texts.ts';
import { filesOf, read } from './source-files.ts';

const familiar =
  /(?<![\p{L}-])(du|dein\p{L}*|dich|dir|euch|euer\p{L}*|eure\p{L}*|hast|bist|kannst|willst|musst|darfst|sollst|möchtest|brauchst|findest|siehst|suchst|wählst|zahlst|bezahlst|bekommst|gibst)(?!\p{L})/iu;
/** Singular imperatives: at the start of a sentence, or after one of the words that lead to them. */
const imperative =
  /(?:^|[.!?:;|–] ?|(?:Bitte|und|oder) )(achte|akzeptiere|beginne|bestätige|bezahle|entferne|frag|fülle|fordere|gib|klicke|lass|lies|melde|nimm|öffne|prüfe|ruf|schalte|schreib|setze|speichere|sieh|trag|versuche?|wähle?|warte)(?= )/iu;

const isFamiliar = (text: string): boolean => familiar.test(text) || imperative.test(text);

/** The cells of a data file's German columns: `de`, `name de`. */
function germanCells(file: string): string[] {
  const [head = [], ...rows] = read(file)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap((row) => row.filter((_cell, place) => /(?:^| )de$/.test(head[place] ?? '')));
}

describe('German texts address the reader formally (Sie)', () => {
  it.each(localeFolders)('in %s', (folder) => {
    const texts = groupsOf(folder).flatMap((group) => [...textsOf(folder, group, 'de')]);
    expect(texts.filter(([, text]) => isFamiliar(text))).toEqual([]);
  });

  it('in the demo shop’s content', () => {
    const german = filesOf('deploy/demo', ['.ts']).flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => line.split(' | '))
        .flatMap((columns) => (columns.length === 6 ? (columns[3] ?? '') : [])),
    );
    german.push(...filesOf('deploy/demo', ['.csv']).flatMap(germanCells));
    expect(german.length).toBeGreaterThan(500);
    expect(german.filter(isFamiliar)).toEqual([]);
  });

  it.each(['Wähle eine Lieferart.', 'Prüfe sie oder frag uns', 'Dein Warenkorb', 'Bitte prüfe dieses Feld.'])(
    'and this is not: %s',
    (text) => expect(isFamiliar(text)).toBe(true),
  );
});
