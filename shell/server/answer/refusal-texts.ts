import type { PerLocale } from 'mf-shared/contract';

export type RefusalCode =
  | 'body_too_large'
  | 'body_too_slow'
  | 'too_many_calls'
  | 'too_many_requests'
  | 'server_error'
  | 'service_unavailable';

/** What this server says by itself, where neither a page nor the service answers. */
export const refusalTexts: Readonly<Record<RefusalCode, PerLocale<string>>> = {
  body_too_large: {
    fi: 'Lähetetty tieto on liian suuri.',
    en: 'What you sent is too large.',
    sv: 'Det du skickade är för stort.',
    de: 'Die gesendeten Daten sind zu groß.',
    fr: 'Les données envoyées sont trop volumineuses.',
    ru: 'Отправленные данные слишком велики.',
  },
  body_too_slow: {
    fi: 'Lähettäminen kesti liian kauan. Tarkista yhteytesi ja yritä uudelleen.',
    en: 'Sending took too long. Check your connection and try again.',
    sv: 'Det tog för lång tid att skicka. Kontrollera din anslutning och försök igen.',
    de: 'Das Senden hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    fr: 'L’envoi a pris trop de temps. Vérifiez votre connexion et réessayez.',
    ru: 'Отправка заняла слишком много времени. Проверьте соединение и попробуйте ещё раз.',
  },
  too_many_calls: {
    fi: 'Samasta yhteydestä tulee liian monta pyyntöä yhtä aikaa. Odota hetki ja yritä uudelleen.',
    en: 'Too many requests come from your connection at the same time. Wait a moment and try again.',
    sv: 'För många förfrågningar kommer från din anslutning samtidigt. Vänta en stund och försök igen.',
    de: 'Über Ihre Verbindung kommen zu viele Anfragen gleichzeitig. Warten Sie einen Moment und versuchen Sie es erneut.',
    fr: 'Trop de demandes arrivent en même temps de votre connexion. Patientez un instant et réessayez.',
    ru: 'С вашего соединения приходит слишком много запросов одновременно. Подождите немного и попробуйте ещё раз.',
  },
  too_many_requests: {
    fi: 'Avasit monta sivua lyhyessä ajassa. Odota minuutti ja yritä uudelleen.',
    en: 'You opened many pages in a short time. Wait a minute and try again.',
    sv: 'Du öppnade många sidor på kort tid. Vänta en minut och försök igen.',
    de: 'Sie haben in kurzer Zeit viele Seiten geöffnet. Warten Sie eine Minute und versuchen Sie es erneut.',
    fr: 'Vous avez ouvert beaucoup de pages en peu de temps. Patientez une minute et réessayez.',
    ru: 'Вы открыли много страниц за короткое время. Подождите минуту и попробуйте ещё раз.',
  },
  server_error: {
    fi: 'Jokin meni vikaan. Yritä hetken kuluttua uudelleen.',
    en: 'Something went wrong. Please try again in a moment.',
    sv: 'Något gick fel. Försök igen om en stund.',
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
    fr: 'Une erreur est survenue. Réessayez dans un instant.',
    ru: 'Что-то пошло не так. Попробуйте ещё раз через минуту.',
  },
  service_unavailable: {
    fi: 'Kauppa ei voi vastata juuri nyt. Yritä hetken kuluttua uudelleen.',
    en: 'The shop cannot answer right now. Please try again in a moment.',
    sv: 'Butiken kan inte svara just nu. Försök igen om en stund.',
    de: 'Der Shop kann gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
    fr: 'La boutique ne peut pas répondre pour le moment. Réessayez dans un instant.',
    ru: 'Магазин сейчас не может ответить. Попробуйте ещё раз через минуту.',
  },
};
