import path from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * In development: a file of texts that takes its own changes and tells the open page of them (shell:
 * use-changed-texts.ts), so that the page is drawn anew and not loaded. @throws where the file is no JSON
 */
export default function hotTextsLoader(this: Pick<LoaderContext<object>, 'resourcePath'>, json: string): string {
  const { resourcePath } = this;
  // `mf-product/locales/en.json` has the package's texts, `mf-shared/ui/locales/en.json` those of `ui`.
  const namespace = path.basename(path.resolve(resourcePath, '../..'));
  const language = path.basename(resourcePath, '.json');
  const about = `namespace: ${JSON.stringify(namespace)}, language: ${JSON.stringify(language)}`;
  return `const messages = ${JSON.stringify(JSON.parse(json))};
export default messages;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data)
    dispatchEvent(new CustomEvent('havu:texts', { detail: { ${about}, messages } }));
}
`;
}
