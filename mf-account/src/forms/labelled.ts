import type { Translate } from 'mf-shared/i18n';

/** Words behind what they are about, `Size: Fill this in.`; a label that asks needs no colon. */
export const labelled = (text: Translate, label: string, words: string): string =>
  label.endsWith('?') ? `${label} ${words}` : text('form.labelled', { label, words });
