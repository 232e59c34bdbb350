import { sixTable, type Texts } from '../text/six-languages.ts';
import { campAndToolPhrases } from './camp-and-tool-phrases.ts';
import { clothingPhrases } from './clothing-phrases.ts';
import type { Realm } from './families.ts';
import { footwearAndCarryPhrases } from './footwear-and-carry-phrases.ts';
import { snowAndRockPhrases } from './snow-and-rock-phrases.ts';
import { storyPhrases } from './story-phrases.ts';

const family = sixTable(clothingPhrases + footwearAndCarryPhrases + campAndToolPhrases + snowAndRockPhrases);
const story = sixTable(storyPhrases);

function lines(table: Map<string, Texts[]>, key: string): Texts[] {
  const found = table.get(key);
  if (!found) throw new Error(`No phrases for ${key}`);
  return found;
}

const shortCount = 3;
export const shortPhrases = (key: string) => lines(family, key).slice(0, shortCount);
export const featurePhrases = (key: string) => lines(family, key).slice(shortCount);
const openingCount = 3;
export const openings = (realm: Realm) => lines(story, realm).slice(0, openingCount);
export const careSentences = (realm: Realm) => lines(story, realm).slice(openingCount);
export const generalSentences = lines(story, 'general');
export const taglines = lines(story, 'taglines');
export const quotes = lines(story, 'quotes');
export const notices = lines(story, 'notices');
