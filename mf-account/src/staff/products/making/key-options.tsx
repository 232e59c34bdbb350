import type { ProductMaking } from 'mf-shared/contract';

type Named = ProductMaking['brands'][number] & { depth?: number };

/** The options of a choice; groups stand below the one that they are in. */
export const KeyOptions = ({ of, empty }: { of: readonly Named[] | undefined; empty?: string | undefined }) => (
  <>
    {empty !== undefined && <option value="">{empty}</option>}
    {of?.map(({ key, name, depth = 0 }) => (
      <option key={key} value={key}>
        {`${'\u2003'.repeat(depth)}${name}`}
      </option>
    ))}
  </>
);
