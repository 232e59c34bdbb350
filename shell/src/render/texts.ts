import type { Locale } from 'mf-shared/contract';
import type { Texts } from 'mf-shared/i18n';
import { addMessages, createI18n, type Messages } from 'mf-shared/i18n';
import uiDe from 'mf-shared/ui/locales/de.json' with { type: 'json' };
import uiEn from 'mf-shared/ui/locales/en.json' with { type: 'json' };
import uiFi from 'mf-shared/ui/locales/fi.json' with { type: 'json' };
import uiFr from 'mf-shared/ui/locales/fr.json' with { type: 'json' };
import uiRu from 'mf-shared/ui/locales/ru.json' with { type: 'json' };
import uiSv from 'mf-shared/ui/locales/sv.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fi from '../../locales/fi.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };

const shell: Record<Locale, Messages> = { fi, en, sv, de, fr, ru };
const ui: Record<Locale, Messages> = { fi: uiFi, en: uiEn, sv: uiSv, de: uiDe, fr: uiFr, ru: uiRu };

/** An instance with the texts of the shell and the design system. */
export function createServerTexts(locale: Locale): Texts {
  const instance = createI18n(locale);
  addMessages(instance, 'shell', shell[locale]);
  addMessages(instance, 'ui', ui[locale]);
  return instance;
}
