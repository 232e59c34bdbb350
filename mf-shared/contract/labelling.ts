import { z } from 'zod';

/** Parts of a textile that are told apart (Regulation 1007/2011, art. 11). */
export const textileParts = ['whole', 'shell', 'lining', 'padding', 'coating'] as const;

/** Fibres by the names of Regulation 1007/2011, annex I; the words stand in the service's texts. */
export const fibreNames = [
  ...(['wool', 'alpaca', 'cashmere', 'mohair', 'silk', 'cotton', 'kapok', 'flax', 'true-hemp', 'jute'] as const),
  ...(['acetate', 'cupro', 'modal', 'triacetate', 'viscose', 'lyocell', 'acrylic', 'aramid', 'polyamide'] as const),
  ...(['polyester', 'polyethylene', 'polypropylene', 'polylactide', 'elastane', 'elastomultiester'] as const),
  'elastolefin',
] as const;

/** The care of ISO 3758 in its order: washing, bleaching, drying, ironing, cleaning. */
export const careCodes = [
  ...(['wash-30', 'wash-30-gentle', 'wash-40', 'wash-40-gentle', 'wash-60', 'wash-hand', 'no-wash'] as const),
  ...(['bleach', 'no-bleach', 'tumble-low', 'tumble', 'no-tumble', 'dry-flat', 'dry-line'] as const),
  ...(['iron-low', 'iron-medium', 'iron-high', 'no-iron', 'dry-clean', 'no-dry-clean'] as const),
] as const;

/** Materials of packaging by the marks of Decision 97/129. */
export const packagingMarks = ['pap-20', 'pap-21', 'pap-22', 'pet-1', 'ldpe-4', 'pp-5', 'tex-60'] as const;

const percent = z.number().positive().max(100);

/** What the law wants told of a product: of what it is made, how it is cared for, its battery and its packaging. */
export const labelling = z.strictObject({
  textile: z
    .array(
      z.strictObject({
        part: z.enum(textileParts).default('whole'),
        fibres: z
          .partialRecord(z.enum(fibreNames), percent)
          .refine(
            (fibres) => Math.abs(Object.values(fibres).reduce((sum, each) => sum + each, 0) - 100) < 0.01,
            'do not add up to 100',
          ),
      }),
    )
    .max(textileParts.length)
    .optional(),
  /** It has parts of animals that are no textile: down, leather, horn (Regulation 1007/2011, art. 12). */
  animalParts: z.boolean().optional(),
  care: z.array(z.enum(careCodes)).max(careCodes.length).optional(),
  battery: z
    .strictObject({ kind: z.enum(['li-ion', 'nimh', 'alkaline', 'lithium']), builtIn: z.boolean().default(false) })
    .optional(),
  packaging: z.array(z.enum(packagingMarks)).max(packagingMarks.length).optional(),
});
export type Labelling = z.infer<typeof labelling>;
