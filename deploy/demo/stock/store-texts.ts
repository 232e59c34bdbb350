import { type Locale, localeCodes } from 'mf-shared/contract';
import { sixLines } from '../text/six-languages.ts';
import type { StoreSeed } from './demo-stores.ts';

const lines = sixLines(`
Myymälässä voi kokeilla, mitata jalan, huollattaa sukset ja jättää varusteen korjattavaksi. | In the store you can try things on, have your feet measured, your skis serviced and your gear mended. | I butiken kan du prova, mäta foten, serva skidorna och lämna utrustning på lagning. | In der Filiale können Sie anprobieren, den Fuß messen, Ski warten und Ausrüstung reparieren lassen. | En magasin : essayage, mesure du pied, entretien des skis et réparation du matériel. | В магазине можно примерить, измерить стопу, обслужить лыжи и сдать вещи в ремонт.
Verkkotilauksen voi noutaa maksutta, ja pikanouto valmistuu saman päivän aikana. | Web orders are collected free of charge, and express pickup is ready the same day. | Nätbeställningar hämtas gratis, och snabbhämtning är klar samma dag. | Online-Bestellungen holen Sie kostenlos ab, Express am selben Tag. | Les commandes en ligne se retirent gratuitement, en express le jour même. | Интернет-заказ выдают бесплатно, экспресс-самовывоз — в тот же день.
Keskusvarasto lähettää verkkotilaukset arkisin. Varastolla ei ole myyntiä. | The central warehouse sends web orders on weekdays. There is no shop. | Centrallagret skickar nätbeställningar på vardagar. Ingen butik. | Das Zentrallager versendet werktags. Kein Verkauf vor Ort. | L'entrepôt central expédie en semaine. Pas de vente sur place. | Центральный склад отправляет заказы по будням. Розничной продажи нет.
Verkkokauppa palvelee aina, asiakaspalvelu arkisin 8–20. | The web shop is always open; customer service on weekdays 8–20. | Nätbutiken är alltid öppen, kundtjänsten vardagar 8–20. | Der Webshop ist immer offen, der Kundendienst werktags 8–20. | La boutique en ligne est toujours ouverte, le service client en semaine de 8 h à 20 h. | Интернет-магазин открыт всегда, поддержка — по будням 8–20.
`);

export function storeTexts(store: StoreSeed): Partial<Record<Locale, { description: string }>> {
  const [trying, pickup, warehouse, web] = lines;
  const say = (locale: Locale) => {
    if (store.type === 'warehouse') return warehouse?.[locale] ?? '';
    if (store.type === 'web') return web?.[locale] ?? '';
    return `${trying?.[locale] ?? ''}${store.hasExpress ? ` ${pickup?.[locale] ?? ''}` : ''}`;
  };
  return Object.fromEntries(localeCodes.map((locale) => [locale, { description: say(locale) }]));
}
