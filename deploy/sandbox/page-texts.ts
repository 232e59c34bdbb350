export interface PageTexts {
  lang: string;
  title: string;
  widget: string;
  callbacksLabel: string;
  callbacks: Readonly<Record<string, string>>;
  approve: string;
  deny: string;
  pending: string;
  abandon: string;
  failed: string;
  gone: string;
  categories: Readonly<Record<string, string>>;
}

const en: PageTexts = {
  lang: 'en',
  title: 'Confirm your purchase',
  widget: 'Nothing is charged: this is the development stand-in for the payment provider.',
  callbacksLabel: 'Callbacks to the shop',
  callbacks: { prompt: 'At once', delayed: 'After 8 seconds', repeated: 'Three times', lost: 'Lost' },
  approve: 'Approve',
  deny: 'Deny',
  pending: 'Leave pending',
  abandon: 'Abandon',
  failed: 'The sandbox did not answer. Try again.',
  gone: 'This payment session has ended. Go back to the shop and start again.',
  categories: { pay_later: 'Pay later', pay_now: 'Pay now', pay_over_time: 'Pay over time' },
};

const all: Readonly<Record<string, PageTexts>> = {
  en,
  fi: {
    lang: 'fi',
    title: 'Vahvista ostos',
    widget: 'Mitään ei veloiteta: tämä on maksupalvelun sijainen kehitystä varten.',
    callbacksLabel: 'Ilmoitukset kaupalle',
    callbacks: { prompt: 'Heti', delayed: '8 sekunnin kuluttua', repeated: 'Kolmesti', lost: 'Katoavat' },
    approve: 'Hyväksy',
    deny: 'Hylkää',
    pending: 'Jätä odottamaan',
    abandon: 'Keskeytä',
    failed: 'Maksupalvelun sijainen ei vastannut. Yritä uudelleen.',
    gone: 'Maksuistunto on päättynyt. Palaa kauppaan ja aloita alusta.',
    categories: { pay_later: 'Maksa myöhemmin', pay_now: 'Maksa nyt', pay_over_time: 'Maksa erissä' },
  },
  sv: {
    lang: 'sv',
    title: 'Bekräfta köpet',
    widget: 'Inget debiteras: det här är en ersättare för betaltjänsten under utveckling.',
    callbacksLabel: 'Meddelanden till butiken',
    callbacks: { prompt: 'Genast', delayed: 'Efter 8 sekunder', repeated: 'Tre gånger', lost: 'Försvinner' },
    approve: 'Godkänn',
    deny: 'Neka',
    pending: 'Låt vänta',
    abandon: 'Avbryt',
    failed: 'Ersättaren svarade inte. Försök igen.',
    gone: 'Betalsessionen har avslutats. Gå tillbaka till butiken och börja om.',
    categories: { pay_later: 'Betala senare', pay_now: 'Betala nu', pay_over_time: 'Dela upp' },
  },
  de: {
    lang: 'de',
    title: 'Kauf bestätigen',
    widget: 'Es wird nichts abgebucht: Dies vertritt den Zahlungsdienst während der Entwicklung.',
    callbacksLabel: 'Rückmeldungen an den Shop',
    callbacks: { prompt: 'Sofort', delayed: 'Nach 8 Sekunden', repeated: 'Dreimal', lost: 'Gehen verloren' },
    approve: 'Genehmigen',
    deny: 'Ablehnen',
    pending: 'In der Schwebe lassen',
    abandon: 'Abbrechen',
    failed: 'Der Ersatzdienst hat nicht geantwortet. Bitte erneut versuchen.',
    gone: 'Diese Zahlungssitzung ist beendet. Bitte im Shop neu beginnen.',
    categories: { pay_later: 'Später bezahlen', pay_now: 'Sofort bezahlen', pay_over_time: 'In Raten zahlen' },
  },
  fr: {
    lang: 'fr',
    title: 'Confirmez votre achat',
    widget: 'Rien n’est débité : ceci remplace le prestataire de paiement pendant le développement.',
    callbacksLabel: 'Notifications à la boutique',
    callbacks: { prompt: 'Aussitôt', delayed: 'Après 8 secondes', repeated: 'Trois fois', lost: 'Perdues' },
    approve: 'Accepter',
    deny: 'Refuser',
    pending: 'Laisser en attente',
    abandon: 'Abandonner',
    failed: 'Le remplaçant n’a pas répondu. Réessayez.',
    gone: 'Cette session de paiement est terminée. Retournez à la boutique et recommencez.',
    categories: { pay_later: 'Payer plus tard', pay_now: 'Payer maintenant', pay_over_time: 'Payer en plusieurs fois' },
  },
  ru: {
    lang: 'ru',
    title: 'Подтвердите покупку',
    widget: 'Деньги не списываются: это замена платёжной службы для разработки.',
    callbacksLabel: 'Уведомления магазину',
    callbacks: { prompt: 'Сразу', delayed: 'Через 8 секунд', repeated: 'Три раза', lost: 'Теряются' },
    approve: 'Одобрить',
    deny: 'Отклонить',
    pending: 'Оставить в ожидании',
    abandon: 'Прервать',
    failed: 'Замена службы не ответила. Попробуйте ещё раз.',
    gone: 'Платёжная сессия завершена. Вернитесь в магазин и начните заново.',
    categories: { pay_later: 'Оплатить позже', pay_now: 'Оплатить сейчас', pay_over_time: 'Оплатить частями' },
  },
};

export function dialogTexts(language: string | null): PageTexts {
  return all[language ?? 'en'] ?? en;
}
