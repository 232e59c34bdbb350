import { defineRoute, type RouteModule } from 'mf-shared/router';
import { LetterPage } from './letter-page.tsx';

export type LetterList = 'forest' | 'corporate';

/** The page of a letter: asking for it, and where the links of its mails lead (`?confirm=`, `?leave=`). */
export const letterRoute = (list: LetterList): RouteModule<LetterList> =>
  defineRoute<LetterList>({
    reads: [],
    loader: async () => list,
    Component: LetterPage,
    head: (_, { text }) => ({ title: text(`letter.${list}.title`), description: text(`letter.${list}.lead`) }),
  });
