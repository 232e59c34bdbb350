import { sixTable, type Texts } from '../text/six-languages.ts';
import { campAndToolPhrases } from './camp-and-tool-phrases.ts';
import { clothingPhrases } from './clothing-phrases.ts';
import { footwearAndCarryPhrases } from './footwear-and-carry-phrases.ts';
import type { Department } from './product-types.ts';
import { provisionPhrases } from './provision-phrases.ts';
import { snowAndRockPhrases } from './snow-and-rock-phrases.ts';
import { storyPhrases } from './story-phrases.ts';

const byType = sixTable(
  clothingPhrases + footwearAndCarryPhrases + campAndToolPhrases + snowAndRockPhrases + provisionPhrases,
);
const story = sixTable(storyPhrases);

function lines(table: Map<string, Texts[]>, key: string): Texts[] {
  const found = table.get(key);
  if (!found) throw new Error(`No phrases for ${key}`);
  return found;
}

const shortCount = 3;
export const shortPhrases = (key: string) => lines(byType, key).slice(0, shortCount);
export const featurePhrases = (key: string) => lines(byType, key).slice(shortCount);
const openingCount = 3;
export const openings = (department: Department) => lines(story, department).slice(0, openingCount);
export const careSentences = (department: Department) => lines(story, department).slice(openingCount);
export const generalSentences = lines(story, 'general');
export const taglines = lines(story, 'taglines');
export const quotes = lines(story, 'quotes');
export const notices = lines(story, 'notices');
