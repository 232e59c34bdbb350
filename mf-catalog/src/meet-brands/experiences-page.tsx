import type { PageProps } from 'mf-shared/router';
import { AllExperiences } from './all-experiences.tsx';
import type { ExperiencesData } from './experiences-route.ts';
import { OneExperience } from './one-experience.tsx';

export function ExperiencesPage({ data }: PageProps<ExperiencesData>) {
  return data.kind === 'all' ? (
    <AllExperiences brands={data.brands} />
  ) : (
    <OneExperience key={data.brand.slug} {...data} />
  );
}
