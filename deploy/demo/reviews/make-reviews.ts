import { type Locale, localeCodes } from 'mf-shared/contract';
import { addDays } from '../prices/day.ts';
import type { Random } from '../random.ts';
import { sixTable, type Texts } from '../text/six-languages.ts';
import { reviewPhrases } from './review-phrases.ts';
import type { ReviewTopic } from './review-topic.ts';
import { reviewers } from './reviewers.ts';

export interface DemoReview {
  id: number;
  createdAt: string;
  /** 0–10 */
  rating: number;
  visibleName: string;
  comment: string;
  language: Locale;
  /** Fit scale 2, 4, 6, 8, 10, for what has a size. */
  size: number | null;
  votesUp: number;
  votesDown: number;
  /** A demo account that wrote it. */
  customerId?: number;
}

export const reviewsPerModel = 100;

const table = sixTable(reviewPhrases);
const phrases = (key: string): readonly Texts[] => {
  const found = table.get(key);
  if (!found) throw new Error(`No review phrases for ${key}`);
  return found;
};

const languageShares: Record<Locale, number> = { fi: 30, en: 7, sv: 5, de: 4, fr: 2, ru: 2 };
const languages = localeCodes.flatMap((locale) => Array<Locale>(languageShares[locale]).fill(locale));

/** Most models run true to size, some large or small. */
function fitsOf(modelId: number): readonly number[] {
  if (modelId % 6 === 1) return [4, 6, 6, 6, 6, 6, 6, 8, 8, 8, 8, 10];
  if (modelId % 6 === 4) return [2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 8];
  return [2, 4, 4, 6, 6, 6, 6, 6, 6, 8, 8, 10];
}

/** Reviews of one model, none longer ago than its publication; most are Finnish and kind, as in life. */
export function makeReviews(
  model: { id: number; topic: ReviewTopic; publishedOn: string; ageDays: number; hasSizes: boolean; quality: number },
  count: number,
  random: Random,
  today: string,
): DemoReview[] {
  const mean = 6.6 + model.quality * 2 + random.next() * 1.2;
  const used = new Set<string>();
  const reviews: DemoReview[] = [];
  for (let i = 0; i < count; i++) {
    const rating = Math.max(1, Math.min(10, Math.round(mean + (random.next() + random.next() - 1) * 3.4)));
    const language = random.pick(languages);
    const comment = makeComment(rating, model.topic, language, random);
    if (used.has(comment)) continue;
    used.add(comment);
    const daysAgo = Math.floor(random.next() ** 1.5 * Math.max(1, model.ageDays - 3));
    reviews.push({
      id: model.id * reviewsPerModel + i,
      createdAt: `${addDays(today, -daysAgo - 1)}T${String(random.int(6, 20)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00.000Z`,
      rating,
      visibleName: random.pick(reviewers[language]),
      comment,
      language,
      size: model.hasSizes ? random.pick(fitsOf(model.id)) : null,
      votesUp: Math.floor(random.next() ** 3 * 18),
      votesDown: random.chance(0.2) ? random.int(1, 3) : 0,
    });
  }
  return reviews;
}

function makeComment(rating: number, topic: ReviewTopic, language: Locale, random: Random): string {
  const feeling = rating >= 8 ? 'delighted' : rating >= 5 ? 'content' : 'disappointed';
  const parts: Texts[] = [random.pick(phrases(feeling))];
  if (random.chance(0.6)) parts.push(random.pick(phrases('context')));
  if (random.chance(0.75)) parts.push(random.pick(phrases(topic)));
  if (random.chance(0.35)) parts.reverse();
  return parts.map((part) => part[language]).join(' ');
}
