/** Why a password is refused; the words stand in `validation.password_{weakness}`. */
export type PasswordWeakness = 'common' | 'personal' | 'repeated' | 'sequential';

export interface PasswordContext {
  /** Lower-case passwords and words that everybody knows. */
  known: ReadonlySet<string>;
  /** What a stranger would try first for this person: the shop's name, parts of the email, names. */
  personal: readonly string[];
}

/** Neighbours of alphabets, digits and keyboards. */
const rows = [
  ...['abcdefghijklmnopqrstuvwxyzåäö', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', '01234567890'],
  ...['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm', 'qwertzuiopü', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...[
    'йцукенгшщзхъ',
    'фывапролджэ',
    'ячсмитьбю',
    '1qaz2wsx3edc4rfv5tgb6yhn',
    'qazwsxedcrfvtgbyhnujm',
    '1q2w3e4r5t6y7u8i9o0p',
  ],
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const shortestRun = 4;
/** Fewer characters than these beside what everybody knows are found at once. */
const fewest = 5;
/** Digits and signs around a word that a guessing program tries first: a year, `123!`. */
const mostAround = 6;

const signsOfLetters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '€': 'e' },
};

const squeeze = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const withLetters = (text: string): string => [...text].map((sign) => signsOfLetters[sign] ?? sign).join('');
const inner = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * What makes a new password easy to guess (NIST SP 800-63B, 3.1.1.2: blocklist of common, expected and compromised
 * values), or null. Several words together are no weakness, nor are missing digits or capitals.
 */
export function passwordWeakness(password: string, { known, personal }: PasswordContext): PasswordWeakness | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const squeezed = squeeze(plain);
  if (isRepeated(plain) || isRepeated(squeezed)) return known.has(unitOf(squeezed)) ? 'common' : 'repeated';
  if (known.has(plain) || known.has(squeezed)) return 'common';
  if (withoutRuns(squeezed).length < shortestRun) return 'sequential';
  if (isOneKnownWord(plain, known)) return 'common';
  return isPersonal(plain, personal, known) ? 'personal' : null;
}

/** The shortest text that repeats to the whole: `abab` → `ab`. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return at < 0 ? text : text.slice(0, at);
}

const isRepeated = (text: string): boolean => text.length >= 2 * unitOf(text).length || new Set(text).size < 4;

function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = runLength(text, at);
    if (length >= shortestRun) at += length;
    else {
      rest += text[at];
      at += 1;
    }
  }
  return rest;
}

function runLength(text: string, at: number): number {
  let longest = 1;
  for (const run of runs)
    for (let end = at + longest + 1; end <= text.length && run.includes(text.slice(at, end)); end += 1)
      longest = end - at;
  return longest;
}

/** One word that everybody knows, in any of its disguises, with a little around it. */
function isOneKnownWord(plain: string, known: ReadonlySet<string>): boolean {
  const word = inner(plain);
  const around = plain.length - word.length;
  if (around > mostAround && withoutRuns(squeeze(plain.replace(word, ''))).length >= shortestRun) return false;
  return [word, squeeze(word), squeeze(withLetters(word)), inner(squeeze(withLetters(plain)))]
    .map(unitOf)
    .some((form) => form.length > 2 && known.has(form));
}

function isPersonal(plain: string, personal: readonly string[], known: ReadonlySet<string>): boolean {
  const parts = personal.map((part) => squeeze(part.normalize('NFKC').toLowerCase())).filter((part) => part.length > 2);
  return [squeeze(plain), squeeze(withLetters(plain))].some((text) => {
    // The longest first: `havulainen` before `havu`.
    const rest = parts.sort((a, b) => b.length - a.length).reduce((left, part) => left.replaceAll(part, ''), text);
    return rest !== text && (withoutRuns(rest).length < fewest || known.has(rest) || known.has(inner(rest)));
  });
}
