import path from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * In development: a file of texts that takes its own changes and tells the open page of them (shell:
 * use-changed-texts.ts), so that the page is drawn anew and not loaded. A file that is no JSON is an error of the build;
 * its module takes the next change all the same, and the page keeps the texts that it has.
 */
export default function hotTextsLoader(
  this: Pick<LoaderContext<object>, 'resourcePath' | 'emitError'>,
  json: string,
): string {
  const { resourcePath } = this;
  // `mf-product/locales/en.json` has the package's texts, `mf-shared/ui/locales/en.json` those of `ui`.
  const namespace = path.basename(path.resolve(resourcePath, '../..'));
  const language = path.basename(resourcePath, '.json');
  const about = `namespace: ${JSON.stringify(namespace)}, language: ${JSON.stringify(language)}`;
  const messages = parsed(json);
  if (messages === null) this.emitError(new Error(`${namespace}/locales/${language}.json is no JSON`));
  return `const messages = ${JSON.stringify(messages ?? {})};
export default messages;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (${messages !== null} && import.meta.webpackHot.data)
    dispatchEvent(new CustomEvent('havu:texts', { detail: { ${about}, messages } }));
}
`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
