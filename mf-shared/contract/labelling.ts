import { z } from 'zod';
import {
  batteryKinds,
  careCodes,
  careKinds,
  fibreNames,
  packagingMarks,
  textileParts,
  untoldCompositions,
  virginWool,
} from './labelling-names.ts';
import { localeCodes } from './locale.ts';

const percent = z
  .number()
  .positive()
  .max(100)
  .refine((share) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-6, 'has more than two decimals');

/** Shares in hundredths of a percent, so that sums are exact. */
const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + Math.round(share * 100), 0);

/** Rounded shares of equal parts add up to 99.99 (three) or 100.02 (six): a twentieth of a percent is allowed. */
const allowedHundredths = 5;

const fibres = z
  .partialRecord(z.enum(fibreNames), percent)
  .refine((shares) => Math.abs(sumOf(Object.values(shares)) - 100_00) <= allowedHundredths, 'do not add up to 100')
  .refine(
    ({ wool, [virginWool]: virgin }) => virgin === undefined || (wool === undefined && virgin >= 25),
    'have virgin wool, which is told of at least 25 percent and beside no other wool (Regulation 1007/2011, art. 8)',
  );

/** The merchant's own words, in the languages that it has them in. */
const wordsInLanguages = (most: number) =>
  z
    .partialRecord(z.enum(localeCodes), z.string().trim().min(1, 'is empty').max(most))
    .refine((texts) => Object.keys(texts).length > 0, `has no text: give one of ${localeCodes.join(', ')}`);

const textile = z
  .strictObject({
    part: z.enum(textileParts).default('whole'),
    /** Which of several components of the part it is, `sleeves` (Regulation 1007/2011, art. 11). */
    component: wordsInLanguages(60).optional(),
    fibres: fibres.optional(),
    /** In place of fibres that cannot easily be told. */
    composition: z.enum(untoldCompositions).optional(),
  })
  .refine((told) => (told.fibres === undefined) !== (told.composition === undefined), 'needs fibres or a composition');

/** A list in which nothing stands twice. */
const listOf = <T extends z.ZodType>(each: T, keyOf: (value: z.output<T>) => string) =>
  z
    .array(each)
    .min(1, 'is empty: leave it out')
    .superRefine((values, { addIssue }) => {
      const keys = values.map(keyOf);
      for (const [place, key] of keys.entries())
        if (keys.indexOf(key) < place)
          addIssue({ code: 'custom', path: [place], message: `names “${key}” a second time` });
    });

/** Components are told apart in the first language of the shop that they have, in whichever order a file writes them. */
const componentOf = ({ part, component }: z.output<typeof textile>) => {
  const told = localeCodes.map((locale) => component?.[locale]).find(Boolean);
  return told ? `${part}, ${told}` : part;
};

const care = listOf(z.enum(careCodes), String).superRefine((codes, { addIssue }) => {
  for (const kind of Object.values(careKinds)) {
    const [one, other] = new Set(kind.filter((code) => codes.includes(code)));
    if (one && other) addIssue({ code: 'custom', message: `has ${one} and ${other}, of which one can hold` });
  }
});

/** The facts of a product that the law asks a shop to tell: its material, care, battery, packaging and dangers. */
export const labelling = z
  .strictObject({
    textile: listOf(textile, componentOf)
      .refine((parts) => new Set(parts.map(({ part }) => part === 'whole')).size < 2, 'has a part beside the whole')
      .optional(),
    /** It has parts of animals that are no textile: down, leather, horn (Regulation 1007/2011, art. 12). */
    animalParts: z.boolean().optional(),
    care: care.optional(),
    battery: z.strictObject({ kind: z.enum(batteryKinds), builtIn: z.boolean().default(false) }).optional(),
    packaging: listOf(z.enum(packagingMarks), String).optional(),
    /** What a buyer has to know of its dangers (Regulation 2023/988, art. 19; Regulation 1272/2008, art. 48). */
    warnings: wordsInLanguages(2000).optional(),
  })
  .refine((told) => Object.values(told).some((each) => each !== undefined), 'is empty: leave it out');
export type Labelling = z.infer<typeof labelling>;
