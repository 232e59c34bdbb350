import type { z } from 'zod';

/** Where something stands in the merchant's files. */
export interface Place {
  file: string;
  line: number;
}

/** The line and the field of the merchant's file that a part of a record came from. */
export type WhereIs = (path: readonly PropertyKey[]) => { line: number; field: string };

const mostTold = 100;

/** What stops an import: the first hundred in sentences, and how many there are. */
export class Problems {
  readonly told: string[] = [];
  count = 0;

  add({ file, line }: Place, field: string, sentence: string): void {
    this.count += 1;
    if (this.told.length >= mostTold) return;
    this.told.push(`${file}${line > 0 ? `:${line}` : ''}: ${field ? `${field} ` : ''}${sentence}`);
  }

  addIssues(place: Place, { issues }: Pick<z.ZodError, 'issues'>, whereIs?: WhereIs): void {
    for (const issue of issues) {
      const { line, field } = whereIs?.(issue.path) ?? { line: place.line, field: issue.path.map(String).join('.') };
      this.add({ file: place.file, line }, field, sentenceOf(issue));
    }
  }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has ${issue.keys.map((key) => `“${key}”`).join(', ')}, which the format does not know`;
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('received undefined')
        ? 'is missing'
        : `has the wrong type: ${issue.expected} is expected`;
    case 'invalid_value':
      return `is none of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return ownWords(issue.message) ?? `is more than ${issue.maximum}`;
    case 'too_small':
      return ownWords(issue.message) ?? `is less than ${issue.minimum}`;
    case 'invalid_key':
      return 'is a language that the shop does not have';
    default:
      return ownWords(issue.message) ?? 'cannot be used';
  }
}

/** Zod's own messages start with a capital, ours with a verb. */
const ownWords = (message: string): string | null => (/^[a-z“]/.test(message) ? message : null);
