import type { FastifyReply } from 'fastify';
import type { Locale } from 'mf-shared/contract';
import { type LocaleStrategy, splitLocalePath } from 'mf-shared/rules/locale-path';
import { defaultLocale } from 'mf-shared/rules/locales';
import { requestLocale } from 'mf-shared/rules/request-locale';
import type { Exchange } from './exchange.ts';
import { type RefusalCode, refusalTexts } from './refusal-texts.ts';

/** The service's error shape, for what this server refuses by itself. */
export const refusal = (code: RefusalCode, locale: Locale) => ({
  error: { code, message: refusalTexts[code][locale] },
});

/** The language of a page's reader: the one of the address. */
export const pageLocale = (pathname: string, strategy: LocaleStrategy): Locale =>
  splitLocalePath(pathname, strategy).named ?? defaultLocale;

/** The language of somebody who calls the service: the one that they ask for. */
export const callLocale = ({ headers }: Pick<Exchange['request'], 'headers'>): Locale =>
  requestLocale(headers['accept-language']);

/** Answers that there is no such file or resource, in the service's error shape. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: { code: 'not_found', message: 'Not found' } });
