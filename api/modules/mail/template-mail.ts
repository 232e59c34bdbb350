import type { Locale } from 'mf-shared/contract';
import { type TextValues, translate } from '../../texts/translate.ts';
import { footerText, type MailBrand } from './mail-brand.ts';
import { button, mailLayout, paragraph, pictureBlock, textLink } from './mail-layout.ts';
import type { MailMessage } from './mail-message.ts';
import { plainName } from './plain-name.ts';

export interface TemplateMail {
  template: string;
  to: string;
  language: Locale;
  /** `first_name` (greeted by where it is a plain name) and `link` have a place of their own; all are for the texts. */
  values: TextValues;
  replyTo?: string | undefined;
  /** A picture above the text, with its whole address; '' for none. */
  picture?: string;
  /** Links below the button, each with its words. */
  also?: readonly { words: string; link: string }[];
}

/** A mail of one text, whose paragraphs stand apart, and one button, from `mails.{template}.{subject,text,action}`. */
export function templateMail(mail: TemplateMail, brand: MailBrand, id: string): MailMessage {
  const { language, values, template, picture = '', also = [] } = mail;
  const say = (key: string) => translate(language, `mails.${template}.${key}`, { brand: brand.brandName, ...values });
  const name = plainName(String(values.first_name ?? ''));
  const hello = name === '' ? '' : translate(language, 'mails.hello', { name });
  const link = typeof values.link === 'string' ? values.link : '';
  // A letter without words leaves no gap.
  const body = say('text')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const openLink = translate(language, 'mails.open_link');
  const footer = footerText(brand, language);
  const linkBlocks = link === '' ? [] : [button(say('action'), link), paragraph(`${openLink} ${link}`)];
  const blocks = [
    ...(picture === '' ? [] : [pictureBlock(picture)]),
    ...(hello === '' ? [] : [paragraph(hello)]),
    ...body.split('\n\n').map(paragraph),
    ...linkBlocks,
    ...also.map((each) => textLink(each.words, each.link)),
  ];
  const links = also.map((each) => `${each.words}: ${each.link}`);
  const text = [hello, body, link === '' ? '' : `${say('action')}: ${link}`, ...links, footer]
    .filter(Boolean)
    .join('\n\n');
  const subject = say('subject');
  return {
    id,
    to: mail.to,
    replyTo: mail.replyTo,
    subject,
    text,
    html: mailLayout({ ...brand, locale: language, heading: subject, blocks, footer }),
  };
}
