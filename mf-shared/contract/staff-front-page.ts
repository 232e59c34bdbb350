import { z } from 'zod';
import { frontParts } from './staff-choices.ts';

export const frontPart = z.enum(frontParts);
export type FrontPart = z.infer<typeof frontPart>;

/** GET and PUT /api/staff/front-page/: the parts of the front page, in their order, and those that are not shown. */
export const frontPageState = z.object({ order: z.array(frontPart), hidden: z.array(frontPart) });
export type FrontPageState = z.infer<typeof frontPageState>;

const someParts = z.array(frontPart).max(100);
const typedState = z.object({
  order: someParts.describe('a part that is not named stands behind the one that is before it by default'),
  hidden: someParts,
});
export const frontPageRequest = typedState.extend({
  was: typedState.optional().describe('what was read; nothing newer is overwritten'),
});
