import type { BrandState, LoggedBrand, Producer } from 'mf-shared/contract';
import { z } from 'zod';
import type { Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';
import { storedPicture } from '../content/shown-pictures.ts';

type BrandRow = Pick<Row<'manufacturers'>, 'name' | 'logo' | 'producer' | 'texts' | 'is_featured' | 'is_hidden'>;

/** A brand as the staff's room and the log know it. */
export const toBrandState = ({ name, logo, producer, texts, is_featured, is_hidden }: BrandRow): BrandState => ({
  ...{ name, logo: mediaPath(logo ?? ''), producer },
  ...{ titles: wordsOf(texts, 'title'), descriptions: wordsOf(texts, 'description') },
  ...{ meta_descriptions: wordsOf(texts, 'metaDescription'), is_featured, is_hidden },
});

/** The state as it is kept: no language without words, and no producer without any. */
export const inOrder = (state: BrandState): BrandState => ({
  ...{ name: state.name, logo: mediaPath(storedPicture(state.logo)), producer: withoutEmpty(state.producer) },
  ...{ titles: withWords(state.titles), descriptions: withWords(state.descriptions) },
  ...{ meta_descriptions: withWords(state.meta_descriptions) },
  ...{ is_featured: state.is_featured, is_hidden: state.is_hidden },
});

/** The texts as the database has them, in languages that have any. */
export const textsOf = ({ titles, descriptions, meta_descriptions }: LoggedBrand): Row<'manufacturers'>['texts'] =>
  textsFrom({ title: titles, description: descriptions, metaDescription: meta_descriptions });

type Contact = Pick<Producer, 'name' | 'address' | 'email'>;
const facts = ['name', 'address', 'email'] as const;
const isEmpty = (contact: Contact): boolean => facts.every((fact) => contact[fact] === '');

function withoutEmpty(producer: Producer | null): Producer | null {
  if (!producer) return null;
  const { responsible, ...maker } = producer;
  if (responsible && !isEmpty(responsible)) return { ...maker, responsible };
  return isEmpty(maker) ? null : maker;
}

/** @throws Refusal beside each field that a producer, or who answers for it in the European Union, lacks (LAW-8) */
export function checkProducer(producer: Producer | null): void {
  if (!producer) return;
  const fields = {
    ...lacking('producer', producer),
    ...(producer.responsible && lacking('responsible', producer.responsible)),
  };
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}

const lacking = (who: 'producer' | 'responsible', contact: Contact): Record<string, string> =>
  Object.fromEntries(
    facts.flatMap((fact) => {
      if (contact[fact] === '') return [[`${who}_${fact}`, 'validation.required']];
      const isWrong = fact === 'email' && !z.email().safeParse(contact.email).success;
      return isWrong ? [[`${who}_${fact}`, 'validation.email']] : [];
    }),
  );

/** What the log keeps of a brand, each fact of its producer as a line. */
export function brandInLines(state: object): Record<string, unknown> {
  const { producer, ...others } = state as LoggedBrand;
  return {
    ...languagesInLines(others),
    ...contactInLines('producer', producer),
    ...contactInLines('responsible', producer?.responsible),
  };
}

const contactInLines = (who: 'producer' | 'responsible', contact: Contact | null | undefined) =>
  contact ? Object.fromEntries(facts.map((fact) => [`${who}_${fact}`, contact[fact]])) : {};
