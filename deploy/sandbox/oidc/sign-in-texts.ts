interface SignInTexts {
  title: string;
  lead: string;
  email: string;
  firstName: string;
  lastName: string;
  shares: string;
  verified: string;
  allow: string;
  deny: string;
}

const en: SignInTexts = {
  title: 'Sign in with Tunnus',
  lead: 'This stands in for a sign-in service while the shop is developed. You may be anybody.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  shares: 'The shop may read my email',
  verified: 'Tunnus has confirmed this email',
  allow: 'Continue',
  deny: 'Cancel',
};

const all: Readonly<Record<string, SignInTexts>> = {
  en,
  fi: {
    title: 'Kirjaudu Tunnuksella',
    lead: 'Tämä korvaa kirjautumispalvelun kehityksen aikana. Voit olla kuka tahansa.',
    email: 'Sähköposti',
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    shares: 'Kauppa saa lukea sähköpostiosoitteeni',
    verified: 'Tunnus on vahvistanut tämän osoitteen',
    allow: 'Jatka',
    deny: 'Peruuta',
  },
  sv: {
    title: 'Logga in med Tunnus',
    lead: 'Detta ersätter en inloggningstjänst under utvecklingen. Du kan vara vem som helst.',
    email: 'E-post',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    shares: 'Butiken får läsa min e-postadress',
    verified: 'Tunnus har bekräftat adressen',
    allow: 'Fortsätt',
    deny: 'Avbryt',
  },
  de: {
    title: 'Mit Tunnus anmelden',
    lead: 'Dies vertritt einen Anmeldedienst während der Entwicklung. Sie können jede Person sein.',
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    shares: 'Der Shop darf meine E-Mail-Adresse lesen',
    verified: 'Tunnus hat diese Adresse bestätigt',
    allow: 'Weiter',
    deny: 'Abbrechen',
  },
  fr: {
    title: 'Se connecter avec Tunnus',
    lead: 'Ceci remplace un service de connexion pendant le développement. Vous pouvez être n’importe qui.',
    email: 'E-mail',
    firstName: 'Prénom',
    lastName: 'Nom',
    shares: 'La boutique peut lire mon adresse e-mail',
    verified: 'Tunnus a confirmé cette adresse',
    allow: 'Continuer',
    deny: 'Annuler',
  },
  ru: {
    title: 'Вход через Tunnus',
    lead: 'Это замена службы входа для разработки. Вы можете быть кем угодно.',
    email: 'Эл. почта',
    firstName: 'Имя',
    lastName: 'Фамилия',
    shares: 'Магазин может узнать мой адрес',
    verified: 'Tunnus подтвердил этот адрес',
    allow: 'Продолжить',
    deny: 'Отмена',
  },
};

export const signInTexts = (language: string | null): SignInTexts => all[language ?? 'en'] ?? en;
