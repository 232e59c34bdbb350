/** The federation offers remotes only what the shell imports: every shared module stands here, used by the shell or not. */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'nanostores';
import '@nanostores/react';
import 'mf-shared/stores';
import 'mf-shared/http';
import 'mf-shared/router';
import 'mf-shared/i18n';
