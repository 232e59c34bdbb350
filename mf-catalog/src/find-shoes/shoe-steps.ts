import type { ProductListItem } from 'mf-shared/contract';
import { optionLabel } from '../filter-products/chosen-filters.ts';
import type { FilterNames } from '../filter-products/filter-names.ts';
import { encodeValue, splitValues } from '../filter-products/value-coding.ts';
import type { ListEngine } from '../load-list/list-engine.ts';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';
import {
  anyAnswer,
  filtersOf,
  type ShoeAnswers,
  type ShoeQuestion,
  shoeQuestions,
  withAnswer,
} from './shoe-answers.ts';

export interface ShoeOption {
  value: string;
  label: string;
  /** Shoes that would be left. */
  count: number;
}

export interface GivenAnswer extends ShoeOption {
  question: ShoeQuestion;
}

export interface FittingShoe {
  card: ListCard;
  /** Which of the answers it has, in words. */
  reasons: readonly string[];
}

export interface ShoeSteps {
  left: number;
  /** In the questions' order; `count`: shoes that would be left without this answer. */
  given: readonly GivenAnswer[];
  /** The next question, or null where all are answered or nothing more can be told apart. */
  open: { question: ShoeQuestion; options: readonly ShoeOption[] } | null;
  shoes: readonly FittingShoe[];
}

type Engine = Pick<ListEngine, 'index' | 'filter' | 'first'>;

/** Most shoes that stand at the end of the questions; the list has them all. */
const mostShown = 12;

/** Where the answers lead: what is given, what is asked next, and at the end what fits. */
export function shoeSteps(engine: Engine, answers: ShoeAnswers, names: FilterNames): ShoeSteps {
  const list = engine.filter(filtersOf(answers));
  const open = list.filtered === 0 ? null : openQuestion(engine, answers, names);
  return {
    left: list.filtered,
    given: shoeQuestions.flatMap((question) => givenAnswer(engine, answers, question, names)),
    open,
    shoes: open
      ? []
      : engine
          .first(mostShown, 'default', list)
          .map((item) => ({ card: cardOf(item), reasons: reasonsOf(item, answers, names) })),
  };
}

/** Whether shoes of the list have this answer at all. */
export const isKnownAnswer = (engine: Engine, question: ShoeQuestion, answer: string): boolean =>
  answer === anyAnswer || optionsOf(engine, question).some(({ value }) => value === answer);

const optionsOf = (engine: Engine, question: ShoeQuestion) => {
  const facet = engine.index.facet(question);
  return facet?.kind === 'options' ? facet.options : [];
};

const countWith = (engine: Engine, answers: ShoeAnswers): number => engine.filter(filtersOf(answers)).filtered;

/** The first question without an answer that can still tell the shoes apart. */
function openQuestion(engine: Engine, answers: ShoeAnswers, names: FilterNames): ShoeSteps['open'] {
  const left = countWith(engine, answers);
  for (const question of shoeQuestions) {
    if (answers[question] !== undefined) continue;
    const options = optionsOf(engine, question)
      .filter(({ value }) => question !== 'gender' || value !== 'unisex')
      .map(({ value, label }) => ({
        value,
        label: optionLabel(question, value, label, names),
        count: countWith(engine, withAnswer(answers, question, value)),
      }));
    const telling = options.filter(({ count }) => count > 0);
    if (telling.some(({ count }) => count < left) || (telling.length > 1 && question === 'activity'))
      return { question, options };
  }
  return null;
}

function givenAnswer(
  engine: Engine,
  answers: ShoeAnswers,
  question: ShoeQuestion,
  names: FilterNames,
): readonly GivenAnswer[] {
  const value = answers[question];
  if (value === undefined) return [];
  const option = optionsOf(engine, question).find((known) => known.value === value);
  const label = option ? optionLabel(question, value, option.label, names) : '';
  return [{ question, value, label, count: countWith(engine, withAnswer(answers, question, null)) }];
}

/** The answers that a shoe has, in its own words: a unisex shoe says so to whoever asked for women's. */
function reasonsOf(item: ProductListItem, answers: ShoeAnswers, names: FilterNames): string[] {
  const wanted = filtersOf(answers);
  return shoeQuestions.flatMap((question) => {
    const values = splitValues(wanted[question] ?? '');
    const own =
      question === 'size'
        ? item.sizes
        : item.properties.filter(({ slug }) => slug === question).map(({ value }) => String(value));
    return own
      .filter((value) => values.includes(encodeValue(value)))
      .map((value) => optionLabel(question, encodeValue(value), value, names))
      .slice(0, 1);
  });
}
