import type { Locale } from 'mf-shared/contract';
import type { SkiMounting } from 'mf-shared/rules/ski-mounting';
import { translate } from '../../texts/translate.ts';

/** "Ski package, mounted for 178 cm, 75 kg, boot sole 305 mm" (SKI-14); the plain name of what is not mounted. */
export const mountedName = (name: string, mounting: SkiMounting | null, locale: Locale): string =>
  mounting
    ? translate(locale, 'sets.mounted', {
        name,
        height: mounting.height_cm,
        weight: mounting.weight_kg,
        sole: mounting.sole_mm,
      })
    : name;
