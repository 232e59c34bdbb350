import type { Texts } from '../db/schema/column-kinds.ts';
import type { StoredTab } from '../db/schema/stored-json.ts';

type TabbedTexts = Texts<{ title: string; tabs: StoredTab[] }>;

/** Whether each tab can be read and found: staff write a language one tab after the other. */
const isWhole = (tabs: readonly StoredTab[]): boolean =>
  tabs.every((tab) => tab.title !== '' && tab.slug !== '' && isWhole(tab.tabs));

/** A page's texts in the languages in which all of its tabs are written: shoppers read it in no other one (STAFF-59). */
export const wholeTexts = (texts: TabbedTexts): TabbedTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([, words]) => words.title !== '' && words.tabs.length > 0 && isWhole(words.tabs)),
  );
