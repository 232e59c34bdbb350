import type { StaffFindResponse, StaffRight } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { foundEntry, productActions } from './found-entries.ts';
import { knownEntries, settingEntries } from './known-entries.ts';
import { matchScore, surely, wordsOf } from './match-score.ts';
import { type Entry, type Group, groups, keyOf } from './palette-entry.ts';
import { recentEntries } from './recent-entries.ts';

/** So short that it stands in nearly everything. */
const fewestSigns = 2;
const mostOfGroup = 5;
const pauseMs = 120;

interface Asked {
  /** What stands in the field; a leading `>` asks for what the browser knows alone. */
  typed: string;
  staffId: number;
  /** Null while they are not known: rooms say themselves whom they let in. */
  rights: readonly StaffRight[] | null;
  settingKeys: readonly string[];
}

/** What there is to choose from, in groups, and how the service stands. */
export function useEntries({ typed, staffId, rights, settingKeys }: Asked) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const onlyCommands = typed.startsWith('>');
  const words = wordsOf(typed);
  const q = typed.trim();
  const isAsked = !onlyCommands && q.length >= fewestSigns && q.length <= 100;
  const query = useQuery<StaffFindResponse>(isAsked ? '/api/staff/find/' : null, {
    query: { q },
    delayMs: pauseMs,
    keepsPrevious: true,
  });
  const found = isAsked ? (query.data?.results ?? []) : [];
  const isSeen = ({ right }: Entry) => rights === null || rights.includes(right);
  const known = [...knownEntries(text), ...(words.length > 0 ? settingEntries(text, settingKeys) : [])].filter(isSeen);
  const best = found.find(({ kind }) => kind === 'product');
  const entries = [
    ...(words.length === 0 && !onlyCommands ? recentEntries(staffId).filter(isSeen) : []),
    ...bestOf(known, words),
    ...found.map((each) => foundEntry(each, text, config)),
    ...productActions(best, text).filter(isSeen),
  ];
  return {
    entries: inGroups(onceEach(entries), words),
    query,
    isAsked,
    isApproximate: isAsked && !!query.data?.is_approximate,
  };
}

/** Those that answer to all words, the surest first. */
function bestOf(entries: readonly Entry[], words: readonly string[]): Entry[] {
  if (words.length === 0) return [...entries];
  const scored = entries
    .map((entry) => ({ entry, score: matchScore(`${entry.name} ${entry.about}`, words) }))
    .filter(({ score }) => score > 0);
  const isSure = scored.some(({ score }) => score > surely);
  return scored
    .filter(({ score }) => !isSure || score > surely)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/** What staff write is of many kinds, and the service tells few of each. */
const mostOf = (group: Group, words: readonly string[]): number =>
  words.length === 0 || group === 'written' ? Number.POSITIVE_INFINITY : mostOfGroup + 1;

/** Two of one name may lead to one list. */
const onceEach = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].reverse();

function inGroups(entries: readonly Entry[], words: readonly string[]): [Group, Entry[]][] {
  return groups.flatMap((group): [Group, Entry[]][] => {
    const own = entries.filter((entry) => entry.group === group).slice(0, mostOf(group, words));
    return own.length > 0 ? [[group, own]] : [];
  });
}
