import type { Locale } from 'mf-shared/contract';
import type { Texts } from '../../db/schema/column-kinds.ts';
import { textIn } from '../../read-model/per-locale.ts';

export const campaignPath = ({ slugs }: { slugs: Texts }, locale: Locale): string =>
  `/campaigns/${textIn(slugs, locale)}/`;
