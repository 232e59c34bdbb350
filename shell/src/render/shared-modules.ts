import * as nanostoresReact from '@nanostores/react';
import * as http from 'mf-shared/http';
import * as i18n from 'mf-shared/i18n';
import * as router from 'mf-shared/router';
import * as stores from 'mf-shared/stores';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** What the remotes' server builds may require: the renderer's own copies, so that there is one React. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  nanostores,
  '@nanostores/react': nanostoresReact,
  'mf-shared/stores': stores,
  'mf-shared/http': http,
  'mf-shared/router': router,
  'mf-shared/i18n': i18n,
};
