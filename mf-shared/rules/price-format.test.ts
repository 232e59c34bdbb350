import { expect, it } from 'vitest';
import { convertPrice, formatPrice, type PriceFormat } from './price-format.ts';

const euro: PriceFormat = { locale: 'fi', currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 };
const read = (price: number, format: Partial<PriceFormat> = {}) =>
  formatPrice(price, { ...euro, ...format }).replaceAll(/[\u00a0\u202f]/g, ' ');

it('a whole price shows no decimals, any other shows two (MONEY-10, MONEY-11)', () => {
  expect(read(389)).toBe('389 €');
  expect(read(269.9)).toBe('269,90 €');
  expect(read(0)).toBe('0 €');
});

it.each(['chf', 'czk', 'dkk', 'jpy', 'pln', 'rub', 'sek', 'nok'])(
  '%s is rounded to whole numbers (MONEY-12)',
  (currencyCode) => {
    expect(read(10.5, { currencyCode, currencyRate: 1.1, currencyFormat: '{price} x' })).toBe('12 x');
  },
);

it('fi and se write a decimal comma and no thousands separator (MONEY-14)', () => {
  expect(read(12345.6, { locale: 'fi' })).toBe('12345,60 €');
  expect(read(1234.5, { locale: 'sv', currencyCode: 'sek', currencyRate: 11.2, currencyFormat: '{price} kr' })).toBe(
    '13826 kr',
  );
});

it('other languages separate as they are used to', () => {
  expect(read(12345.6, { locale: 'en', currencyCode: 'usd', currencyFormat: '${price}' })).toBe('$12,345.60');
  expect(read(12345.6, { locale: 'de' })).toBe('12.345,60 €');
  expect(read(12345.6, { locale: 'fr' })).toBe('12 345,60 €');
  expect(read(12345.6, { locale: 'ru' })).toBe('12 345,60 €');
});

it('the price of a kilogram is made of the price that is read beside it (LAW-18)', () => {
  const kronor = { currencyCode: 'sek', currencyRate: 11.3, currencyFormat: '{price} kr' };
  const ofKilogram = (euros: number, size: number) =>
    formatPrice(euros, { ...euro, ...kronor }, 1 / size).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(ofKilogram(1.6, 0.06)).toBe('300 kr');
  expect(ofKilogram(7.5, 0.06)).toBe('1416,67 kr');
});

it('a price never breaks over two lines', () => {
  expect(formatPrice(389, euro)).toBe('389\u00a0€');
});

it('the rate is applied before rounding, without binary noise (MONEY-13)', () => {
  expect(convertPrice(1.005, euro)).toBe(1.01);
  expect(convertPrice(19.99, { ...euro, currencyCode: 'usd', currencyRate: 1.08 })).toBe(21.59);
});
