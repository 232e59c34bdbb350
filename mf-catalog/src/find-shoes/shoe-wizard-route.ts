import { defineRoute, PageError, type PageRequest } from 'mf-shared/router';
import { loadShoes } from './load-shoes.ts';
import { queryQuestions, readAnswers, type ShoeAnswers } from './shoe-answers.ts';
import { isKnownAnswer, type ShoeSteps, shoeSteps } from './shoe-steps.ts';
import { ShoeWizardPage } from './shoe-wizard-page.tsx';

export interface ShoeWizardData {
  title: string;
  lead: string;
  answers: ShoeAnswers;
  steps: ShoeSteps;
  /** The path of the group that holds the shoes. */
  groupPath: string;
}

async function loadWizard(request: PageRequest): Promise<ShoeWizardData> {
  const { params, text, url } = request;
  const { group, engine, names } = await loadShoes(request);
  const asked = readAnswers(params.slug ?? '', url.searchParams);
  if (asked.activity && !isKnownAnswer(engine, 'activity', asked.activity))
    throw new PageError(404, text('page.not_found'));
  // An answer that fits no shoe does not count: the question is asked again.
  const answers = Object.fromEntries(
    Object.entries(asked).filter(([question, answer]) => isKnownAnswer(engine, question as keyof ShoeAnswers, answer)),
  );
  return {
    title: text('shoe_wizard.title'),
    lead: text('shoe_wizard.lead'),
    answers,
    steps: shoeSteps(engine, answers, names),
    groupPath: group.path,
  };
}

/** The guided choice of shoes (ROUTE-70). */
export const route = defineRoute<ShoeWizardData>({
  reads: queryQuestions,
  loader: loadWizard,
  Component: ShoeWizardPage,
  head: ({ title, lead, answers }, { url }) => ({
    title,
    description: lead,
    canonicalPath: answers.activity ? `/shoe-wizard/${answers.activity}/` : '/shoe-wizard/',
    noindex: url.search !== '',
  }),
});
