import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** Notes the kind of every statement, to compare what two calls ask of the database. */
export function countStatements(): KyselyPlugin & { kinds: string[] } {
  const kinds: string[] = [];
  return {
    kinds,
    transformQuery({ node }: { node: RootOperationNode }) {
      kinds.push(node.kind);
      return node;
    },
    async transformResult({ result }) {
      return result;
    },
  };
}
