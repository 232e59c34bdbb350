import type { Locale } from 'mf-shared/contract';
import { translate } from '../../texts/translate.ts';
import { type FitVotes, fitAdvice } from './fit-advice.ts';

/** "Runs slightly large. 31 of 48 reviewers took their usual size."; empty where too few tell. */
export function fitNote(fit: FitVotes, locale: Locale): string {
  const advice = fitAdvice(fit);
  if (advice === null) return '';
  const { votes, regular } = fit;
  return `${translate(locale, `product.fit.${advice}`)} ${translate(locale, 'product.fit.usual', { votes, regular })}`;
}
