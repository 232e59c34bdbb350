import type { Kysely, Transaction } from 'kysely';
import type { AttachmentsTables } from './schema/attachments.ts';
import type { CodesTables } from './schema/codes.ts';
import type { ComplaintsTables } from './schema/complaints.ts';
import type { ContentTables } from './schema/content.ts';
import type { CustomersTables } from './schema/customers.ts';
import type { DeliveryTables } from './schema/delivery.ts';
import type { InternalOrdersTables } from './schema/internal-orders.ts';
import type { LettersTables } from './schema/letters.ts';
import type { OrdersTables } from './schema/orders.ts';
import type { PaymentsTables } from './schema/payments.ts';
import type { ProductGroupsTables } from './schema/product-groups.ts';
import type { ProductModelsTables } from './schema/product-models.ts';
import type { ReferenceTables } from './schema/reference.ts';
import type { ReviewsTables } from './schema/reviews.ts';
import type { SetsTables } from './schema/sets.ts';
import type { VariantsTables } from './schema/variants.ts';

/** Every table; the migrations beside this file make them. */
export interface Tables
  extends AttachmentsTables,
    CodesTables,
    ComplaintsTables,
    ContentTables,
    CustomersTables,
    DeliveryTables,
    InternalOrdersTables,
    LettersTables,
    OrdersTables,
    PaymentsTables,
    ProductGroupsTables,
    ProductModelsTables,
    ReferenceTables,
    ReviewsTables,
    SetsTables,
    VariantsTables {}
export type Database = Kysely<Tables>;
/** A database or a transaction in it. */
export type Executor = Kysely<Tables> | Transaction<Tables>;
