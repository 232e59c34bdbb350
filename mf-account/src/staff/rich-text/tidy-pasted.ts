/**
 * What was copied elsewhere, without its looks and handlers: the content security policy refuses them and would report each.
 * That is no safeguard; a text holds what the schema knows, and the service sanitises it.
 */
export const tidyPasted = (html: string): string =>
  html.replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '').replace(/<[a-z][^>]*>/gi, (tag) =>
    tag
      // Some writing programs wrap all that they copy in a `b` that is not bold.
      .replace(/^<b(?=\s[^>]*font-weight:\s*normal)/i, '<span')
      .replace(/\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  );
