import { type FrontPageState, type FrontPart, frontPageState } from 'mf-shared/contract';
import { frontParts } from 'mf-shared/contract/staff-choices';
import { z } from 'zod';

/** As it was written, maybe by a release that had other parts. */
const written = z.object({
  order: z.array(z.string()).max(100).default([]),
  hidden: z.array(z.string()).max(100).default([]),
});

/** Each part once: one that was not named stands behind the part that is before it by default. */
export function tidyFrontPage({ order, hidden }: z.infer<typeof written>): FrontPageState {
  const named = new Set(order);
  const tidy = [...named].filter(isPart);
  for (const [place, part] of frontParts.entries()) {
    if (named.has(part)) continue;
    const before = frontParts[place - 1];
    tidy.splice(before === undefined ? 0 : tidy.indexOf(before) + 1, 0, part);
  }
  return { order: tidy, hidden: tidy.filter((part) => hidden.includes(part)) };
}

const isPart = (name: string): name is FrontPart => frontParts.some((part) => part === name);

/** The setting `front_page`: the order of the front page's parts, and which of them are hidden. @throws where it is none */
export const readFrontPage = (value: string): FrontPageState => tidyFrontPage(written.parse(JSON.parse(value)));

const typed = frontPageState.partial().strict();

/** What staff may write as the setting: names of parts that the shop has. @throws where another one is in it */
export const checkFrontPage = (value: string): void => void typed.parse(JSON.parse(value));

/** The order until staff choose another one: everything is shown. */
export const defaultFrontPage: FrontPageState = tidyFrontPage({ order: [], hidden: [] });

/** What is shown, from the top down. */
export const shownParts = ({ order, hidden }: FrontPageState): FrontPart[] =>
  order.filter((part) => !hidden.includes(part));
