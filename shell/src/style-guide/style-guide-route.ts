import { defineRoute } from 'mf-shared/router';
import { StyleGuide } from './style-guide.tsx';

/** Shell page `./style-guide`. */
export const route = defineRoute<unknown>({
  Component: StyleGuide,
  head: (_, { text }) => ({ title: text('style_guide.title'), noindex: true }),
});
