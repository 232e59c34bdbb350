import { type AttributeState, attributeStates } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import type { z } from 'zod';
import { textIn } from '../../read-model/per-locale.ts';
import { attributeInLines, readAttributeStates, saveAttribute } from '../staff-attributes/write-attribute.ts';
import { type ContentKind, contentKind, namesInStates } from './content-kind.ts';

const schemas: { [Kind in AttributeKind]: z.ZodType<AttributeState<Kind>> } = attributeStates;

function kindOf<Kind extends AttributeKind>(kind: Kind): ContentKind {
  const schema = schemas[kind];
  const readStates = (...[db, ids]: Parameters<ContentKind['readStates']>) => readAttributeStates(db, kind, ids);
  return contentKind({
    // Null before it was made, and after it was removed.
    ...{ right: 'attributes.keep', schema: schema.nullable(), readStates, inLines: attributeInLines },
    readNames: namesInStates(readStates, schema, ({ names }, locale) => textIn(names, locale)),
    save: (tx, change) => saveAttribute(tx, kind, change),
  });
}

/** What products are described with. */
export const attributeKinds = {
  colour: kindOf('colour'),
  product_type: kindOf('product_type'),
  tag: kindOf('tag'),
  property: kindOf('property'),
  size_table: kindOf('size_table'),
};
