import type { PerLocale } from 'mf-shared/contract';

/** What the page says that the staff say is gone for good (ROUTE-130). Its document carries the words: no other page needs them. */
export const goneTexts: Readonly<Record<'title' | 'message', PerLocale<string>>> = {
  title: {
    fi: 'Sivua ei enää ole',
    en: 'This page is gone',
    sv: 'Sidan finns inte längre',
    de: 'Diese Seite gibt es nicht mehr',
    fr: 'Cette page n’existe plus',
    ru: 'Этой страницы больше нет',
  },
  message: {
    fi: 'Se on poistettu pysyvästi, eikä sen tilalla ole muuta sivua.',
    en: 'It has been removed for good, and no other page takes its place.',
    sv: 'Den har tagits bort för gott, och ingen annan sida ersätter den.',
    de: 'Sie wurde endgültig entfernt und wird durch keine andere ersetzt.',
    fr: 'Elle a été supprimée définitivement, et aucune autre ne la remplace.',
    ru: 'Она удалена навсегда, и другой вместо неё не будет.',
  },
};
